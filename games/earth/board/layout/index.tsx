import { joined } from '@grove/game-kit/board/sheets';
import screen from './screen.module.css';
import goals from './goals.module.css';
import look from './look.module.css';
import wide from './wide.module.css';
import list from './list.module.css';
import small from './small.module.css';
import phone from './phone.module.css';
import tablet from './tablet.module.css';

/** Each part of the screen has its classes in several sheets: the layout of a window overrules what holds for all. */
export const layout = joined(screen, goals, look, wide, list, small, phone, tablet);
