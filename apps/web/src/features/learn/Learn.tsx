import { useState } from 'preact/hooks';
import { GAMES } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import './learn.css';

/** How each game can be learned: a guided match, the rules, exercises. */
export const Learn = () => {
  const [game, setGame] = useState(GAMES[0]!);
  return (
    <main class="page">
      <PageHead title={t.value.learn} />
      <fieldset class="choice">
        <legend class="sr-only">{t.value.gameLabel}</legend>
        <div class="segments">
          {GAMES.map((each) => (
            <label key={each.name} class="segment">
              <input type="radio" name="game" checked={each === game} onChange={() => setGame(each)} />
              <span>{each.words().title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="learn-ways">
        {game.lesson === undefined ? null : (
          <a class="button big primary" href={hrefOf({ page: 'lesson', id: game.name })}>
            <span>{t.value.coach.firstGame}</span>
            <small>{t.value.coach.firstGameHint}</small>
          </a>
        )}
        <a class="button big" href={hrefOf({ page: 'rules', game: game.name })}>
          <span>{t.value.rulesPage.title}</span>
          <small>{t.value.rulesPage.hint}</small>
        </a>
        <a class="button" href={hrefOf({ page: 'exercises' })}>
          {t.value.coach.exercises}
        </a>
      </div>
      <p class="credit">{game.words().credit}</p>
    </main>
  );
};
