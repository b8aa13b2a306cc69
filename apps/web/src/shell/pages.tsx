import { loadOnce } from '@santiago/table/page/browser/loadOnce.ts';
import { whenIdle } from '@santiago/table/page/browser/whenIdle.ts';
import type { TodayCard } from '../features/today/TodayCard.tsx';

/** A part of the first page. */
export const MY_TABLES = loadOnce(async () => (await import('../features/lobby/MyTables.tsx')).MyTables);

/** A part of the first page that comes later. */
export const TODAY_CARD = loadOnce(
  () =>
    new Promise<typeof TodayCard>((resolve, reject) => {
      whenIdle(() =>
        import('../features/today/TodayCard.tsx').then((module) => resolve(module.TodayCard), reject),
      );
    }),
);

/** Every page except the first is loaded when it is needed. */
export const LOCAL = loadOnce(async () => (await import('../features/play/LocalTable.tsx')).LocalTable);
export const CHALLENGE = loadOnce(
  async () => (await import('../features/challenge/ChallengePage.tsx')).ChallengePage,
);
export const PEOPLE = loadOnce(async () => (await import('../features/history/PeoplePage.tsx')).PeoplePage);
export const HISTORY = loadOnce(
  async () => (await import('../features/history/HistoryPage.tsx')).HistoryPage,
);
export const LEARN = loadOnce(async () => (await import('../features/learn/Learn.tsx')).Learn);
export const EXERCISE = loadOnce(
  async () => (await import('../features/learn/ExercisesPage.tsx')).ExercisePage,
);
export const EXERCISES = loadOnce(
  async () => (await import('../features/learn/ExercisesPage.tsx')).ExercisesPage,
);
export const LESSON = loadOnce(async () => (await import('../features/learn/LessonPage.tsx')).LessonPage);
export const ME = loadOnce(async () => (await import('../features/me/MePage.tsx')).MePage);
export const NEW = loadOnce(async () => (await import('../features/setup/NewMatch.tsx')).NewMatch);
export const ONLINE = loadOnce(
  async () => (await import('../features/lobby/OnlineTablePage.tsx')).OnlineTablePage,
);
export const OPEN = loadOnce(async () => (await import('../features/lobby/OpenTables.tsx')).OpenTables);
export const REVIEW = loadOnce(async () => (await import('../features/review/ReviewPage.tsx')).ReviewPage);
export const RULES = loadOnce(async () => (await import('../features/learn/RulesPage.tsx')).RulesPage);
export const TURNS = loadOnce(async () => (await import('../features/lobby/slow/InboxPage.tsx')).InboxPage);
export const SETTINGS = loadOnce(
  async () => (await import('@santiago/table/page/frame/Settings.tsx')).Settings,
);
export const STUDY = loadOnce(async () => (await import('../features/study/StudyPage.tsx')).StudyPage);
export const TODAY = loadOnce(async () => (await import('../features/today/TodayPage.tsx')).TodayPage);
