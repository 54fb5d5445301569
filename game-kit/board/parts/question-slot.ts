import { createContext, type Ref, use } from 'react';

const SlotContext = createContext<Ref<HTMLDivElement> | undefined>(undefined);

/** For the page: where the question has a line of room, into which the page draws what it has to tell. */
export const QuestionSlot = SlotContext.Provider;

export const useQuestionSlot = (): Ref<HTMLDivElement> | undefined => use(SlotContext);
