import { tellOfTables } from './push.ts';
import { keepShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

// Every concern has a file of its own, with one function that adds its listeners to the worker's scope.
keepShell(self);
tellOfTables(self);
