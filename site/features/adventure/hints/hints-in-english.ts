import type { Program } from '../program/program.ts';
import { describeWay, formatHazardEn, getKindName } from '../run/describe-run.ts';
import type { InRound } from './diagnosis.ts';
import { findNumberedBlock, type HintWords } from './hint-words.ts';

export const inEnglish: HintWords = {
  settled: {
    solved: 'Everything is found. There is nothing to mend!',
    'start-over': 'Your program is right. It only has to begin at the start. Go back to start, and run it.',
  },
  lead(diagnosis, item) {
    const name = item?.name.en ?? 'last thing';
    switch (diagnosis.kind) {
      case 'empty':
        return diagnosis.blockId === null
          ? 'Every program begins with one block.'
          : 'A repeat of nothing is still nothing.';
      case 'hazard':
        return `You have found ${formatHazardEn(diagnosis.type)}. We were looking for the ${name}.`;
      case 'passed':
        return `You have already stood on the ${name}!`;
      case 'nothing-here':
        return 'You have tried to pick something up. Good idea, wrong square.';
      case 'bumped':
        return 'The board ends there. The forest is sorry.';
      case 'wrong-way':
        return diagnosis.found.length > 0 ? 'Something is in the bag already.' : 'Your hero is off for a walk.';
      case 'stopped-short':
        return 'All is right so far. It only ends too soon.';
      case 'step-limit':
        return 'Round and round and round it goes.';
      case 'too-long':
        return `Solved with ${diagnosis.blocks} blocks. It can be done with ${diagnosis.fewest}. Does anything come again and again?`;
    }
  },
  goal(diagnosis, item) {
    const way = 'at' in diagnosis ? describeWay('en', diagnosis.at, item) : null;
    return way
      ? `The ${item.name.en} is ${way} from there. Watch out for what’s in between.`
      : `The ${item.name.en} is right there.`;
  },
  where(diagnosis, program, item) {
    const name = item?.name.en ?? 'last thing';
    if (diagnosis.kind === 'too-long')
      return diagnosis.repeatedRun
        ? `From ${blockEn(program, diagnosis.repeatedRun.blockId)} on, the same comes ${diagnosis.repeatedRun.times} times.`
        : `${diagnosis.fewest} blocks are enough. What could stand in a repeat?`;
    const way = item ? describeWay('en', diagnosis.at, item) : null;
    if (diagnosis.kind === 'empty')
      return diagnosis.blockId === null
        ? `The ${name} is ${way ?? 'right here'}. Which way is your first step?`
        : `There is nothing in ${blockEn(program, diagnosis.blockId)}. What should happen again and again?`;
    const block = `${blockEn(program, diagnosis.blockId)}${roundEn(diagnosis.inRound)}`;
    switch (diagnosis.kind) {
      case 'hazard':
        return `It was ${block}. One step earlier the ${name} was ${way ?? 'right there'}.`;
      case 'passed':
        return diagnosis.isEnd
          ? `${capital(block)} brings you onto the ${name}, and there the program ends. What is missing?`
          : `${capital(block)} brings you onto the ${name}. What should happen before you go on?`;
      case 'nothing-here':
        return `${capital(block)} picks up, but the ${name} is ${way ?? 'elsewhere'} from there.`;
      case 'bumped':
        return `${capital(block)} runs into the edge. From there the ${name} is ${way ?? 'right here'}.`;
      case 'wrong-way':
        return `Before ${block} you were nearest: the ${name} was ${way ?? 'right there'}. Then the hero walks away from it.`;
      case 'stopped-short':
        return `After ${block} the program is over. The ${name} is ${way ?? 'right there'} from there.`;
      case 'step-limit':
        return `It is ${blockEn(program, diagnosis.blockId)}. Count how often the blocks deep inside it run.`;
    }
  },
  try(program, suggestion) {
    const kind = suggestion.kind === null ? '' : getKindName('en', suggestion.kind);
    if (suggestion.change === 'append') return `Try “${kind}” at the end.`;
    const { blockId } = suggestion;
    const block = blockEn(program, blockId);
    const lastBlockId = 'lastBlockId' in suggestion ? suggestion.lastBlockId : blockId;
    const from = findNumberedBlock(program, blockId).number;
    const stretch =
      lastBlockId === blockId ? block : `blocks ${from} to ${findNumberedBlock(program, lastBlockId).number}`;
    switch (suggestion.change) {
      case 'replace':
        return `Try “${kind}” instead of ${block}.`;
      case 'put-before':
        return `Try “${kind}” before ${block}.`;
      case 'put-after':
        return `Try “${kind}” right after ${block}.`;
      case 'put-inside':
        return `Try “${kind}” inside ${block}.`;
      case 'remove':
        return `Try it without ${block}.`;
      case 'times':
        return `Try “${kind}” instead of ${block}, with the same blocks inside.`;
      case 'wrap':
        return `Try putting ${stretch} into “${kind}”.`;
      case 'fold':
        return `Put ${stretch} into “${kind}”, and take out the same blocks that follow.`;
    }
  },
};

function blockEn(program: Program, id: string): string {
  const { number, kind } = findNumberedBlock(program, id);
  return `block ${number}, “${getKindName('en', kind)}”`;
}

const roundEn = (inRound: InRound) => (inRound ? ` (round ${inRound.round} of ${inRound.times})` : '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
