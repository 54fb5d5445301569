import { createContext, type Ref, use } from 'react';

const SlotContext = createContext<Ref<HTMLDivElement> | undefined>(undefined);

/** For the page: where the board has room for a list of the page's, such as that of mistakes. On boards without such room the page lays it over them. */
export const ListSlot = SlotContext.Provider;

export const useListSlot = (): Ref<HTMLDivElement> | undefined => use(SlotContext);
