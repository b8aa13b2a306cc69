import type { FunctionComponent } from 'preact';
import { kept, type Kept } from '../browser/kept.ts';

/** A page with the drawings that it refers to. */
const page = <P extends object>(load: () => Promise<FunctionComponent<P>>): Kept<FunctionComponent<P>> =>
  kept(async () => {
    const [Page, { Symbols }] = await Promise.all([load(), import('../games/canals/art.tsx')]);
    return (props) => (
      <>
        <Symbols />
        <Page {...props} />
      </>
    );
  });

/** A part of the first page: it needs no drawings. */
export const MY_TABLES = kept(async () => (await import('../features/lobby/OpenTables.tsx')).MyTables);

/** Every page but the first is fetched when it is wanted. */
export const LOCAL = page(async () => (await import('../features/play/LocalTable.tsx')).LocalTable);
export const LEARN = page(async () => (await import('../features/learn/Learn.tsx')).Learn);
export const EXERCISE = page(async () => (await import('../features/learn/ExercisesPage.tsx')).ExercisePage);
export const EXERCISES = page(
  async () => (await import('../features/learn/ExercisesPage.tsx')).ExercisesPage,
);
export const LESSON = page(async () => (await import('../features/learn/LessonPage.tsx')).LessonPage);
export const NEW = page(async () => (await import('../features/setup/NewMatch.tsx')).NewMatch);
export const ONLINE = page(
  async () => (await import('../features/lobby/OnlineTablePage.tsx')).OnlineTablePage,
);
export const OPEN = page(async () => (await import('../features/lobby/OpenTables.tsx')).OpenTables);
export const REVIEW = page(async () => (await import('../features/review/ReviewPage.tsx')).ReviewPage);
export const SETTINGS = page(async () => (await import('../table/Settings.tsx')).Settings);
export const STUDY = page(async () => (await import('../features/study/StudyPage.tsx')).StudyPage);
