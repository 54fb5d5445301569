/** What a game shows to the rest of the program: its manifest, and what belongs to it. See docs/ADDING-A-GAME.md. */
export type { Achievements, AchievementWords, KeptGame, KeptMistake } from './achievements.ts';
export type { CardAddress, CardFigures, CardPage, CardPageProps, CardUse } from './card-page.ts';
export type { Choices, Cover, CoverWords, DailyTitles, OptionWords, SeatTeam } from './cover.ts';
export { checkDaily, type DailyDeal, dailyDeal, dayOf } from './daily.ts';
export type { GameModule, GameWords, ReasonContext, StoryOfSeat, StorySentence } from './game-module.ts';
export { type ByLanguage, type Language, LANGUAGES } from './language.ts';
export type { GameManifest, GuideOffer } from './manifest.ts';
export type { GamePicture } from './picture.ts';
export type { ScoreCategories, ScoreCategory } from './score-categories.ts';
export { seatName } from './seat-words.ts';
export { type Company, type SeatSign, type Tone, usualSigns } from './signs.ts';
export type { SetUpFactProps, SetUpField, SetUpFieldProps } from './set-up.ts';
export { clausesText, labelled, withColon } from './labelled.ts';
export { typeset, typesetWords } from './typeset.ts';
export { say, type Sentence, type Told, upper } from './sentence.ts';
export { type SoloTitle, soloTitleFor } from './solo-titles.ts';
export { unreadText } from './unread-words.ts';
export { usualOptions } from './usual-options.ts';
