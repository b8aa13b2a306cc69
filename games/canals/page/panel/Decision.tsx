import { cropOf, type Ditch, type Proposal, proposalsIn, totalOf } from '@santiago/canals';
import { seatsOf } from '@santiago/kernel';
import { DecisionPanel } from '@santiago/table/page/panel/DecisionPanel.tsx';
import { ScrollRow } from '@santiago/table/page/frame/ScrollRow.tsx';
import { Amounts } from './Amounts.tsx';
import { Icon } from '../symbols/Icon.tsx';
import { Marker } from '../symbols/Marker.tsx';
import { buttonOf, explain, explainDitch, promptOf, type Situation, sumOf, wateredBy } from './explain.ts';
import { actionOf, type CanalsEvent, canPass, chosenSpot, listedDitches } from './interaction.ts';
import type { TableScene } from '../table/scene.ts';
import { ditchText } from './sentences.ts';
import './proposals.css';

type OnEvent = (event: CanalsEvent) => void;

interface ControlProps {
  readonly situation: Situation;
  readonly onEvent: OnEvent;
}

const takenBids = ({ view, whoOf, words }: Situation) =>
  new Map(
    seatsOf(view.setup.players).flatMap((seat, i) => {
      const bid = view.seats[i]?.bid ?? 0;
      return bid > 0 ? [[bid, { seat, why: words.preview.taken(bid, whoOf(seat)) }] as const] : [];
    }),
  );

interface ProposalCardProps extends ControlProps {
  readonly proposal: Proposal;
}

/** What a canal would water, in little room: a drop, and each plantation as its crop with its owner's marker. */
const Waters = ({ situation, ditch }: { situation: Situation; ditch: Ditch }) => {
  const waters = wateredBy(situation, ditch);
  return (
    <span class="proposal-waters" aria-hidden="true">
      <Icon id="drop" size={15} />
      {waters.length === 0 ? 0 : null}
      {waters.map(({ square, tile, planter }) => (
        <span key={square} class="proposal-bribe">
          <Icon id={`crop-${situation.edition}-${cropOf(tile)}`} size={20} class="proposal-crop" />
          {planter === null ? null : <Marker seat={planter} size={14} />}
        </span>
      ))}
    </span>
  );
};

const ProposalCard = ({ situation, proposal, onEvent }: ProposalCardProps) => {
  const { ditch, bribes } = proposal;
  return (
    <label class="proposal-card">
      <input
        type="radio"
        name="ditch"
        checked={situation.draft.ditch === ditch}
        onChange={() => onEvent({ kind: 'ditch', ditch })}
      />
      <span class="proposal-card-body">
        <span class="proposal-card-head">
          <strong>{ditchText(ditch)}</strong>
          <span class="proposal-sum">
            <Icon id="coin" /> {totalOf(proposal)}
          </span>
        </span>
        <span class="proposal-from">
          {bribes.map((bribe) => (
            <span key={bribe.seat} class="proposal-bribe">
              <Marker seat={bribe.seat} size={16} /> {situation.whoOf(bribe.seat).name} {bribe.amount}
            </span>
          ))}
        </span>
        <Waters situation={situation} ditch={ditch} />
        <small>{explainDitch(situation, ditch)}</small>
      </span>
    </label>
  );
};

/** The proposals that the overseer can accept, side by side, the richest first. */
const Proposals = ({ situation, onEvent }: ControlProps) => {
  const proposals = proposalsIn(situation.view).toSorted((a, b) => totalOf(b) - totalOf(a));
  if (proposals.length === 0) return null;
  return (
    <div class="proposals">
      <ScrollRow radios={situation.words.prompt.decide}>
        {proposals.map((proposal) => (
          <ProposalCard key={proposal.ditch} situation={situation} proposal={proposal} onEvent={onEvent} />
        ))}
      </ScrollRow>
    </div>
  );
};

/**
 * The ditches by name, for people who do not point; visible only while it has the focus. The board shows them to
 * everybody else.
 */
const DitchList = ({ situation, onEvent }: ControlProps) => {
  const { draft, words, view } = situation;
  const ditches = listedDitches(situation.offer);
  return (
    <select
      class="ditch-choice"
      aria-label={words.heading.canals}
      value={draft.ditch !== null && ditches.includes(draft.ditch) ? draft.ditch : ''}
      onChange={(event) =>
        onEvent({ kind: 'ditch', ditch: (event.currentTarget.value || null) as Ditch | null })
      }
    >
      <option value="">{words.chooseDitch}</option>
      {ditches.map((ditch) => (
        <option key={ditch} value={ditch}>
          {ditchText(ditch)}
          {sumOf(view, ditch) > 0 ? ` (${sumOf(view, ditch)})` : ''}
        </option>
      ))}
    </select>
  );
};

const Controls = ({ situation, onEvent }: ControlProps) => {
  const { offer, draft, words } = situation;
  const choose = (amount: number) => onEvent({ kind: 'amount', amount });
  switch (offer.kind) {
    case 'bid':
      return (
        <Amounts
          label={words.prompt.bid}
          from={1}
          to={Math.max(offer.to, ...offer.taken)}
          value={draft.amount}
          taken={takenBids(situation)}
          name={words.button.bid}
          onChange={choose}
        />
      );
    case 'seal':
      return (
        <Amounts
          label={words.prompt.seal}
          from={0}
          to={offer.to}
          value={draft.amount}
          name={words.button.seal}
          onChange={choose}
        />
      );
    case 'bribe':
      return draft.ditch === null ? (
        <DitchList situation={situation} onEvent={onEvent} />
      ) : (
        <Amounts
          label={words.prompt.bribeAmount(ditchText(draft.ditch))}
          from={offer.from}
          to={offer.to}
          value={draft.amount}
          name={words.escudos}
          onChange={choose}
        />
      );
    case 'decide':
      return (
        <>
          <Proposals situation={situation} onEvent={onEvent} />
          {offer.dig.length > 0 ? <DitchList situation={situation} onEvent={onEvent} /> : null}
        </>
      );
    case 'first-canal':
    case 'extra':
      return <DitchList situation={situation} onEvent={onEvent} />;
    case 'plant':
    case 'leftover':
    case 'spring':
      return null;
  }
};

interface ButtonsProps extends ControlProps {
  readonly busy: boolean;
  /** Takes back the last action; null where that is not possible. */
  readonly onUndo: (() => void) | null;
}

const Buttons = ({ situation, onEvent, busy, onUndo }: ButtonsProps) => {
  const { offer, draft, words } = situation;
  const action = actionOf(offer, draft);
  const passes = canPass(offer);
  return (
    <>
      {chosenSpot(draft) !== null ? (
        <button type="button" class="button" onClick={() => onEvent({ kind: 'clear' })}>
          {words.button.other}
        </button>
      ) : onUndo !== null ? (
        <button type="button" class="button quiet" onClick={onUndo}>
          {words.button.undo}
        </button>
      ) : null}
      <span class="spring" />
      {passes ? (
        <button type="button" class="button" disabled={busy} onClick={() => onEvent({ kind: 'pass' })}>
          {buttonOf(situation, { kind: 'pass' })}
        </button>
      ) : null}
      {passes && (action === null || action.kind === 'pass') ? null : (
        <button
          type="button"
          class="button primary"
          disabled={busy || action === null}
          onClick={() => onEvent({ kind: 'commit' })}
        >
          {action === null ? words.button.choose : buttonOf(situation, action)}
        </button>
      )}
    </>
  );
};

/** The open decision of Canals. */
export const Decision = ({ scene }: { scene: TableScene }) => {
  const situation = scene.situation.value;
  if (situation === null) return null;
  const refusal = scene.decision.refusal.value;
  const undo = () => void scene.model.undo();
  return (
    <DecisionPanel
      prompt={promptOf(situation)}
      controls={<Controls situation={situation} onEvent={scene.handle} />}
      consequences={explain(situation)}
      whyNot={refusal === null ? null : scene.explainRefusal(refusal)}
      buttons={
        <Buttons
          situation={situation}
          onEvent={scene.handle}
          busy={scene.decision.busy.value}
          onUndo={scene.table.value.canUndo ? undo : null}
        />
      }
    />
  );
};
