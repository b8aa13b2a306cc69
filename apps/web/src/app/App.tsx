import { Component, type ComponentChildren } from 'preact';
import { Symbols } from '../games/canals/art.tsx';
import { t } from '../i18n/index.ts';
import { Home } from './Home.tsx';
import { Lazy } from './Lazy.tsx';
import { Learn } from './Learn.tsx';
import { LocalTable } from './LocalTable.tsx';
import { NewMatch } from './NewMatch.tsx';
import { OnlineTablePage } from './OnlineTablePage.tsx';
import { OpenTables } from './OpenTables.tsx';
import { route } from './route.ts';
import { Settings } from './Settings.tsx';

/** Says so when a screen breaks, instead of going white. */
class Guard extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main class="page">
        <p role="alert">{t.value.trouble.crashed}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {t.value.trouble.reload}
        </button>
      </main>
    );
  }
}

const LESSON = async () => (await import('../learn/LessonPage.tsx')).LessonPage;
const STUDY = async () => (await import('../study/StudyPage.tsx')).StudyPage;

const Page = () => {
  const here = route.value;
  switch (here.page) {
    case 'home':
    case 'review':
    case 'exercises':
      return <Home />;
    case 'learn':
      return <Learn />;
    case 'new':
      return <NewMatch key="local" mode="local" />;
    case 'friends':
      return <NewMatch key="friends" mode="friends" />;
    case 'open':
      return <OpenTables />;
    case 'table':
      return <OnlineTablePage key={here.id} id={here.id} />;
    case 'settings':
      return <Settings />;
    case 'lesson':
      return <Lazy key={here.id} load={LESSON} game={here.id} />;
    case 'study':
      return <Lazy key="study" load={STUDY} packed={here.id} />;
    case 'local':
      return <LocalTable key={here.id} id={here.id} />;
  }
};

export const App = () => (
  <>
    <Symbols />
    <Guard>
      <Page />
    </Guard>
  </>
);
