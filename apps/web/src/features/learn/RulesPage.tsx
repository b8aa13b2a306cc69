import { useLayoutEffect } from 'preact/hooks';
import { shelf } from '@santiago/table/page/games.ts';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { Lazy } from '@santiago/table/page/ui/Lazy.tsx';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import './learn.css';

/** Where the address names a section, we scroll there; the browser would scroll back once everything is loaded. */
const useOwnScrolling = (isOwn: boolean): void =>
  useLayoutEffect(() => {
    history.scrollRestoration = isOwn ? 'manual' : 'auto';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, [isOwn]);

/** The rules of a game as a page. */
export const RulesPage = ({ game, section }: { game: string; section: string | null }) => {
  const shown = shelf().find(({ name }) => name === game) ?? shelf()[0]!;
  useOwnScrolling(section !== null);
  return (
    <main class="page">
      <PageHead title={`${t.value.rulesPage.title} · ${shown.words().title}`} />
      <nav class="rules-games" aria-label={t.value.rulesPage.title}>
        {shelf().map((each) => (
          <a
            key={each.name}
            class="button"
            href={hrefOf({ page: 'rules', game: each.name })}
            aria-current={each === shown ? 'page' : undefined}
          >
            {each.words().title}
          </a>
        ))}
      </nav>
      <div class="card">
        <Lazy key={shown.name} load={shown.rules} setup={null} at={section} isSheet={false} />
      </div>
      <p class="credit">{shown.words().credit}</p>
    </main>
  );
};
