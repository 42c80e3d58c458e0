import { listBlocks, type Program } from '../program/program.ts';
import { describeWay, formatHazardEn, getKindName } from './describe-run.ts';
import type { InRound } from './diagnosis.ts';
import { findNumberedBlock, type HintWords } from './hints.ts';

export const inEnglish: HintWords = {
  settled: {
    solved: 'Everything is found. There is nothing to mend!',
    'start-over': 'Your program is right. It just has to begin at the start. Press “Back to start,” then “Run.”',
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
        return 'Collecting is a good idea. It is only the wrong square.';
      case 'bumped':
        return 'The board ends there. The forest is sorry.';
      case 'wrong-way':
        return diagnosis.found.length > 0
          ? 'Good start! Then your hero turned the wrong way.'
          : 'Your hero is off for a walk.';
      case 'stopped-short':
        return 'So far, so good! It just ends too soon.';
      case 'step-limit':
        return 'Round and round and round it goes.';
      case 'too-long':
        return `Solved with ${diagnosis.blocks} blocks. It can be done with ${diagnosis.fewest}. Does anything happen again and again?`;
    }
  },
  idea(mistake) {
    switch (mistake.kind) {
      case 'order':
        return `${mistake.isOnly ? 'All the right blocks are here!' : 'Look at the order.'} ${ORDER[mistake.block]}`;
      case 'count':
        return mistake.rounds === 'more'
          ? 'Good plan! But a repeat stops too soon. Count the squares, then count the rounds.'
          : 'Good plan! But a repeat goes on too long. Count the squares, then count the rounds.';
      case 'boundary':
        return `What happens every time around, and what doesn’t? ${BELONGS[mistake.belongs]}`;
      case 'extra':
        return 'Almost! There is one block too many.';
    }
  },
  place(mistake, program, blockId) {
    const look = `Look at ${blockEn(program, blockId)}.`;
    switch (mistake.kind) {
      case 'order':
        return `${look} When should that happen?`;
      case 'count':
        return `${look} How many rounds does it take?`;
      case 'boundary':
        return mistake.belongs === 'inside' || mistake.belongs === 'elsewhere'
          ? `${look} Which repeat does it belong to?`
          : `${look} Should it happen every time around?`;
      case 'extra':
        return `${look} What happens without it?`;
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
        ? `From ${blockEn(program, diagnosis.repeatedRun.blockId)} on, the same thing happens ${diagnosis.repeatedRun.times} times.`
        : `${diagnosis.fewest} blocks are enough. What could go in a repeat?`;
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
        return `${capital(block)} collects, but the ${name} is ${way ?? 'elsewhere'} from there.`;
      case 'bumped':
        return `${capital(block)} runs into the edge. From there the ${name} is ${way ?? 'right here'}.`;
      case 'wrong-way':
        return `Before ${block}, you were closest: the ${name} was ${way ?? 'right there'}. Then the hero walked away from it.`;
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
    const isOne = lastBlockId === blockId;
    const stretch = isOne ? block : `blocks ${from} to ${findNumberedBlock(program, lastBlockId).number}`;
    switch (suggestion.change) {
      case 'replace':
        return `Try “${kind}” instead of ${block}.`;
      case 'put-before':
        return `Try “${kind}” before ${block}.`;
      case 'put-after':
        return `Try “${kind}” right after ${block}.`;
      case 'put-inside':
        return `Try “${kind}” inside ${block}.`;
      case 'swap':
        return `Swap ${block} with ${blockEn(program, suggestion.otherId)}.`;
      case 'move':
        return `Move ${stretch} right ${suggestion.side} ${blockEn(program, suggestion.besideId)}.`;
      case 'out':
        return `Take ${stretch} out of ${repeatEn(program, suggestion.repeatId)}, and put ${isOne ? 'it' : 'them'} right ${suggestion.side} it.`;
      case 'in':
        return `Put ${stretch} into ${repeatEn(program, suggestion.repeatId)}, at its ${suggestion.side === 'after' ? 'end' : 'beginning'}.`;
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

const ORDER: Readonly<Record<'early' | 'late' | 'swapped', string>> = {
  early: 'Is one of them too early?',
  late: 'Is one of them too late?',
  swapped: 'Should two of them change places?',
};

const BELONGS: Readonly<Record<'before' | 'after' | 'inside' | 'elsewhere', string>> = {
  before: 'Something in a repeat belongs before it.',
  after: 'Something in a repeat belongs after it.',
  inside: 'Something outside a repeat belongs inside it.',
  elsewhere: 'Something is on the wrong side of a repeat’s edge.',
};

/** Names a repeat by its number only where there are several. */
function repeatEn(program: Program, id: string): string {
  const repeats = listBlocks(program).filter(({ kind }) => kind === 'repeat');
  return repeats.length === 1 ? 'the repeat' : blockEn(program, id);
}

function blockEn(program: Program, id: string): string {
  const { number, kind } = findNumberedBlock(program, id);
  return `block ${number} (${getKindName('en', kind)})`;
}

const roundEn = (inRound: InRound) => (inRound ? ` in round ${inRound.round} of ${inRound.times}` : '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
