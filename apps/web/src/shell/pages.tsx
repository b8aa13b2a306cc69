import { kept } from '../browser/kept.ts';

/** A part of the first page. */
export const MY_TABLES = kept(async () => (await import('../features/lobby/OpenTables.tsx')).MyTables);

/** A part of the settings. */
export const DEVICES = kept(async () => (await import('../features/lobby/Devices.tsx')).Devices);

/** Every page but the first is fetched when it is wanted. */
export const LOCAL = kept(async () => (await import('../features/play/LocalTable.tsx')).LocalTable);
export const LEARN = kept(async () => (await import('../features/learn/Learn.tsx')).Learn);
export const EXERCISE = kept(async () => (await import('../features/learn/ExercisesPage.tsx')).ExercisePage);
export const EXERCISES = kept(
  async () => (await import('../features/learn/ExercisesPage.tsx')).ExercisesPage,
);
export const LESSON = kept(async () => (await import('../features/learn/LessonPage.tsx')).LessonPage);
export const NEW = kept(async () => (await import('../features/setup/NewMatch.tsx')).NewMatch);
export const ONLINE = kept(
  async () => (await import('../features/lobby/OnlineTablePage.tsx')).OnlineTablePage,
);
export const OPEN = kept(async () => (await import('../features/lobby/OpenTables.tsx')).OpenTables);
export const REVIEW = kept(async () => (await import('../features/review/ReviewPage.tsx')).ReviewPage);
export const RULES = kept(async () => (await import('../features/learn/RulesPage.tsx')).RulesPage);
export const SETTINGS = kept(async () => (await import('../table/Settings.tsx')).Settings);
export const STUDY = kept(async () => (await import('../features/study/StudyPage.tsx')).StudyPage);
