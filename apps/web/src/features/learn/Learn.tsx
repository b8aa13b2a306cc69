import { useEffect, useState } from 'preact/hooks';
import { about } from '../../games/cards/i18n/about.ts';
import { GAMES } from '../../games/index.ts';
import { t } from '../../i18n/index.ts';
import { hrefOf } from '../../browser/route.ts';
import { PageHead } from '../../ui/PageHead.tsx';

/** The rules of each game in our own words. */
export const Learn = () => {
  const [game, setGame] = useState(GAMES[0]!);
  const [rules, setRules] = useState<{ Rules: Awaited<ReturnType<(typeof GAMES)[number]['rules']>> } | null>(
    null,
  );
  useEffect(() => {
    let left = false;
    void game.rules().then((Rules) => {
      if (!left) setRules({ Rules });
    });
    return () => {
      left = true;
    };
  }, [game]);
  return (
    <main class="page">
      <PageHead title={t.value.learn} />
      <fieldset class="choice">
        <legend class="sr-only">{about().game}</legend>
        <div class="segments">
          {GAMES.map((each) => (
            <label key={each.name} class="segment">
              <input
                type="radio"
                name="game"
                checked={each === game}
                onChange={() => {
                  setRules(null);
                  setGame(each);
                }}
              />
              <span>{each.words().title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {game.lesson === undefined ? null : (
        <a class="button big primary" href={hrefOf({ page: 'lesson', id: game.name })}>
          <span>{t.value.teacher.firstGame}</span>
          <small>{t.value.teacher.firstGameHint}</small>
        </a>
      )}
      {game.hasExercises ? (
        <a class="button" href={hrefOf({ page: 'exercises' })}>
          {t.value.teacher.exercises}
        </a>
      ) : null}
      <div class="card">{rules === null ? null : <rules.Rules />}</div>
      <p class="credit">{game.words().credit}</p>
    </main>
  );
};
