import type { GameTypes } from '@santiago/kernel';
import { useMemo } from 'preact/hooks';
import { settings } from '../browser/settings.ts';
import type { CommandEvent, Interaction } from './interaction.ts';
import { type Decisions, OpenDecision } from './openDecision.ts';

const confirms = (): boolean => settings.confirm.peek() === 'yes';

/** The open decision of this table, for as long as the table is on the screen. */
export const useInteraction = <T extends GameTypes, Draft, Event>(
  model: Decisions<T>,
  interaction: Interaction<T, Draft, Event | CommandEvent>,
): OpenDecision<T, Draft, Event> =>
  useMemo(() => new OpenDecision<T, Draft, Event>(model, interaction, confirms), [model, interaction]);
