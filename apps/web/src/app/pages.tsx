import type { FunctionComponent } from 'preact';
import { kept, type Kept } from './kept.ts';

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

/** Every page but the first is fetched when it is wanted. */
export const LOCAL = page(async () => (await import('./LocalTable.tsx')).LocalTable);
export const LEARN = page(async () => (await import('./Learn.tsx')).Learn);
export const EXERCISE = page(async () => (await import('../learn/ExercisesPage.tsx')).ExercisePage);
export const EXERCISES = page(async () => (await import('../learn/ExercisesPage.tsx')).ExercisesPage);
export const LESSON = page(async () => (await import('../learn/LessonPage.tsx')).LessonPage);
export const NEW = page(async () => (await import('./NewMatch.tsx')).NewMatch);
export const ONLINE = page(async () => (await import('./OnlineTablePage.tsx')).OnlineTablePage);
export const OPEN = page(async () => (await import('./OpenTables.tsx')).OpenTables);
export const REVIEW = page(async () => (await import('../reviews/ReviewPage.tsx')).ReviewPage);
export const SETTINGS = page(async () => (await import('./Settings.tsx')).Settings);
export const STUDY = page(async () => (await import('../study/StudyPage.tsx')).StudyPage);
