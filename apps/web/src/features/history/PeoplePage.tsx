import type { Companion, Reply } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { onShelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { Switch } from '@santiago/table/page/ui/Switch.tsx';
import { inviteAgain } from './again.ts';
import { Bar } from './Bar.tsx';
import { dateOf } from './date.ts';
import { historyWords } from './words.ts';
import '@santiago/table/page/ui/matchList.css';
import './history.css';

type Group = Companion['groups'][number];

const averageRank = (ranks: readonly number[], matches: number): number =>
  ranks.reduce((sum, count, index) => sum + count * (index + 1), 0) / matches;

/** Two people in a game with so many players. */
const Together = ({ group, name }: { group: Group; name: string }) => {
  const words = historyWords.value;
  const { game, players, matches, ahead, behind, ownRanks, ranks, ownPoints, points } = group;
  return (
    <>
      <ul>
        <Bar
          label={words.of(onShelf(game).words().title, players)}
          parts={[ahead / matches, behind / matches]}
          value={`${ahead}–${behind}`}
        />
      </ul>
      <p class="note">
        {words.averageRank(averageRank(ownRanks, matches), name, averageRank(ranks, matches))}{' '}
        {ownPoints > 1 || points > 1 ? words.averagePoints(ownPoints, points) : ''}
      </p>
    </>
  );
};

const CompanionCard = ({ companion }: { companion: Companion }) => {
  const words = historyWords.value;
  const [fault, setFault] = useState<string | null>(null);
  const { name, matches, groups, last, ratings } = companion;
  return (
    <section class="card history-card">
      <h2>{name}</h2>
      <p class="note">
        {words.matches(matches)} · {words.against}
      </p>
      {groups.map((group) => (
        <Together key={`${group.game} ${group.players}`} group={group} name={name} />
      ))}
      {ratings.map((each) => (
        <p key={`${each.game} ${each.players}`} class="note">
          {words.of(onShelf(each.game).words().title, each.players)} ·{' '}
          {words.rating(each.about, each.give, each.matches)}
        </p>
      ))}
      <ul>
        {last.map(({ table, game, ended, ownRank, rank }) => (
          <li key={table} class="match-row">
            <a class="match-link" href={hrefOf({ page: 'table', id: table })}>
              <span class="match-note">
                {[onShelf(game).words().title, dateOf(ended), words.ranksOf(ownRank, name, rank)].join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
      <button
        type="button"
        class="button primary"
        onClick={() => void inviteAgain(last[0]!.table).then(setFault)}
      >
        {words.inviteAgain}
      </button>
    </section>
  );
};

/** Those this person plays with, if both have agreed to be shown to each other. */
export const PeoplePage = () => {
  const words = historyWords.value;
  const [company, setCompany] = useState<Reply<'company'> | null>(null);
  const load = async () => setCompany(await api.call('company', {}).catch(() => null));
  useEffect(() => void load(), []);
  const agree = async (listed: boolean) => {
    await api.call('listMe', { listed });
    await load();
  };
  return (
    <main class="page">
      <PageHead title={words.company} />
      {company === null ? (
        <p class="note">{t.value.trouble.connecting}</p>
      ) : (
        <>
          <section class="card">
            <Switch
              label={words.listMe}
              hint={words.listHint}
              checked={company.listed}
              onChange={(listed) => void agree(listed)}
            />
          </section>
          {company.listed && company.people.length === 0 ? <p class="note">{words.alone}</p> : null}
          {company.people.map((each, index) => (
            <CompanionCard key={index} companion={each} />
          ))}
        </>
      )}
    </main>
  );
};
