import { Component, type ComponentChildren } from 'preact';
import { t } from '@santiago/table/page/i18n/index.ts';
import { Home } from '../features/home/Home.tsx';
import { Lazy } from '@santiago/table/page/ui/Lazy.tsx';
import {
  CHALLENGE,
  EXERCISE,
  EXERCISES,
  HISTORY,
  LEARN,
  LESSON,
  LOCAL,
  ME,
  MY_TABLES,
  NEW,
  ONLINE,
  OPEN,
  PEOPLE,
  REVIEW,
  RULES,
  SETTINGS,
  STUDY,
  TODAY,
  TODAY_CARD,
  TURNS,
} from './pages.tsx';
import { route } from '@santiago/table/page/browser/route.ts';

/** Shows a message when a screen breaks, instead of a white page. */
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

const BLANK = <main class="page" />;

const Page = () => {
  const here = route.value;
  switch (here.page) {
    case 'home':
      return (
        <Home fetchTable={LOCAL} myTables={<Lazy load={MY_TABLES} />} today={<Lazy load={TODAY_CARD} />} />
      );
    case 'exercises':
      return <Lazy load={EXERCISES} meanwhile={BLANK} />;
    case 'exercise':
      return <Lazy load={EXERCISE} meanwhile={BLANK} id={here.id} />;
    case 'people':
      return <Lazy load={PEOPLE} meanwhile={BLANK} />;
    case 'history':
      return <Lazy load={HISTORY} meanwhile={BLANK} />;
    case 'today':
      return <Lazy load={TODAY} meanwhile={BLANK} />;
    case 'learn':
      return <Lazy load={LEARN} meanwhile={BLANK} />;
    case 'me':
      return <Lazy load={ME} meanwhile={BLANK} />;
    case 'new':
      return (
        <Lazy
          key={`local ${here.game}`}
          load={NEW}
          meanwhile={BLANK}
          mode="local"
          first={here.game ?? null}
          fetchTable={LOCAL}
        />
      );
    case 'friends':
      return (
        <Lazy key="friends" load={NEW} meanwhile={BLANK} mode="friends" first={null} fetchTable={ONLINE} />
      );
    case 'open':
      return <Lazy load={OPEN} meanwhile={BLANK} />;
    case 'turns':
      return <Lazy load={TURNS} meanwhile={BLANK} />;
    case 'table':
      return <Lazy key={here.id} load={ONLINE} meanwhile={BLANK} id={here.id} />;
    case 'settings':
      return <Lazy load={SETTINGS} meanwhile={BLANK} />;
    case 'lesson':
      return <Lazy key={here.id} load={LESSON} meanwhile={BLANK} game={here.id} />;
    case 'review':
      return <Lazy key={here.id} load={REVIEW} meanwhile={BLANK} here={here} />;
    case 'challenge':
      return <Lazy key={here.id} load={CHALLENGE} meanwhile={BLANK} packed={here.id} />;
    case 'study':
      return <Lazy key="study" load={STUDY} meanwhile={BLANK} packed={here.id} />;
    case 'rules':
      return <Lazy load={RULES} meanwhile={BLANK} game={here.game} section={here.section ?? null} />;
    case 'local':
      return <Lazy key={here.id} load={LOCAL} meanwhile={BLANK} id={here.id} />;
  }
};

export const App = () => (
  <Guard>
    <Page />
  </Guard>
);
