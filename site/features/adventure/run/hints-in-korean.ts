/** Hints in Korean. Particles follow the last sound of a block's name. */
import { formatOrdinalKo, type Particle, pickParticle, withParticle } from '../../../shared/language/korean.ts';
import { listBlocks, type Program } from '../program/program.ts';
import { describeWay, getKindName, hazardNames } from './describe-run.ts';
import type { InRound } from './diagnosis.ts';
import { findNumberedBlock, type HintWords } from './hints.ts';

/** A particle, or a word that follows every noun in one form. */
type HintParticle = Particle | '의' | '부터' | ' 바로' | ' 앞' | ' 뒤' | ' 안';

export const inKorean: HintWords = {
  settled: {
    solved: '다 찾았어요. 더 고칠 것이 없어요!',
    'start-over': '프로그램은 맞아요. 출발 칸에서 시작하기만 하면 돼요. 처음 자리로 돌아가서 실행해 봐요.',
  },
  lead(diagnosis, item) {
    const name = item?.name.ko ?? '마지막 물건';
    switch (diagnosis.kind) {
      case 'empty':
        return diagnosis.blockId === null
          ? '어떤 프로그램이든 블록 하나로 시작해요.'
          : '빈 반복은 몇 번을 해도 비어 있어요.';
      case 'hazard':
        return `${withParticle(hazardNames[diagnosis.type].ko, '을/를')} 찾았네요. 우리가 찾던 건 ${withParticle(name, '이에요/예요')}.`;
      case 'passed':
        return `벌써 ${name} 위에 서 봤어요!`;
      case 'nothing-here':
        return '주우려던 건 좋은 생각이에요. 칸이 달랐을 뿐이에요.';
      case 'bumped':
        return '거기는 판의 끝이에요. 숲이 미안하대요.';
      case 'wrong-way':
        return diagnosis.found.length > 0
          ? '시작이 좋아요! 그다음에 엉뚱한 쪽으로 갔네요.'
          : '집배원이 산책을 나갔네요.';
      case 'stopped-short':
        return '여기까지는 다 맞아요. 조금 일찍 끝났을 뿐이에요.';
      case 'step-limit':
        return '빙글빙글, 끝없이 돌고 있어요.';
      case 'too-long':
        return `블록 ${diagnosis.blocks}개로 해냈어요. ${diagnosis.fewest}개로도 할 수 있어요. 똑같이 또 나오는 곳이 있나요?`;
    }
  },
  idea(mistake) {
    switch (mistake.kind) {
      case 'order':
        return `${mistake.isOnly ? '필요한 블록은 다 있어요!' : '순서를 살펴봐요.'} ${ORDER[mistake.block]}`;
      case 'count':
        return mistake.rounds === 'more'
          ? '좋은 생각이에요! 그런데 반복이 너무 일찍 끝나요. 칸을 세고, 몇 번 반복하는지도 세어 봐요.'
          : '좋은 생각이에요! 그런데 반복을 너무 많이 해요. 칸을 세고, 몇 번 반복하는지도 세어 봐요.';
      case 'boundary':
        return `반복할 때마다 할 일은 뭐고, 한 번만 할 일은 뭘까요? ${BELONGS[mistake.belongs]}`;
      case 'extra':
        return '거의 다 됐어요! 블록 하나가 더 들어갔네요.';
    }
  },
  place(mistake, program, blockId) {
    const look = `${blockKo(program, blockId, '을/를')} 봐요.`;
    switch (mistake.kind) {
      case 'order':
        return `${look} 언제 해야 할까요?`;
      case 'count':
        return `${look} 몇 번이면 될까요?`;
      case 'boundary':
        return mistake.belongs === 'inside' || mistake.belongs === 'elsewhere'
          ? `${look} 어느 반복에 들어가야 할까요?`
          : `${look} 반복할 때마다 해야 할까요?`;
      case 'extra':
        return `${look} 없으면 어떻게 될까요?`;
    }
  },
  goal(diagnosis, item) {
    const way = 'at' in diagnosis ? describeWay('ko', diagnosis.at, item) : null;
    const topic = withParticle(item.name.ko, '은/는');
    return way ? `${topic} 거기서 ${way}이에요. 사이에 뭐가 있는지 잘 봐요.` : `${topic} 바로 거기 있어요.`;
  },
  where(diagnosis, program, item) {
    const name = item?.name.ko ?? '마지막 물건';
    if (diagnosis.kind === 'too-long')
      return diagnosis.repeatedRun
        ? `${blockKo(program, diagnosis.repeatedRun.blockId, '부터')} 똑같은 것이 ${diagnosis.repeatedRun.times}번 나와요.`
        : `블록 ${diagnosis.fewest}개면 돼요. 무엇을 반복 안에 넣을 수 있을까요?`;
    const way = item ? describeWay('ko', diagnosis.at, item) : null;
    const isWay = way ? `거기서 ${way}이에요` : '바로 거기예요';
    if (diagnosis.kind === 'empty')
      return diagnosis.blockId === null
        ? `${withParticle(name, '은/는')} ${way ? `${way}이에요` : '바로 여기예요'}. 첫걸음은 어느 쪽일까요?`
        : `${blockKo(program, diagnosis.blockId, '이/가')} 비어 있어요. 무엇을 여러 번 할까요?`;
    const round = roundKo(diagnosis.inRound);
    const block = (particle: HintParticle) => `${round}${blockKo(program, diagnosis.blockId, particle)}`;
    switch (diagnosis.kind) {
      case 'hazard':
        return `${block('이었어요/였어요')}. 그 블록을 하기 바로 전에 ${withParticle(name, '은/는')} ${way ? `${way}이었어요` : '바로 거기였어요'}.`;
      case 'passed':
        return `${block('을/를')} 하면 ${name} 위에 서요. ${diagnosis.isEnd ? '그런데 프로그램이 거기서 끝나요. 뭐가 빠졌을까요?' : '더 가기 전에 무엇을 해야 할까요?'}`;
      case 'nothing-here':
        return `${block('이/가')} 주우려 하지만, ${withParticle(name, '은/는')} ${isWay}.`;
      case 'bumped':
        return `${block('이/가')} 판의 끝에 부딪혀요. ${withParticle(name, '은/는')} ${isWay}.`;
      case 'wrong-way':
        return `${block('을/를')} 하기 전에 제일 가까이 갔어요. ${withParticle(name, '은/는')} ${way ? `${way}이었는데` : '바로 거기였는데'}, 그다음에 멀어져요.`;
      case 'stopped-short':
        return `${block('을/를')} 하고 나면 프로그램이 끝나요. ${withParticle(name, '은/는')} ${isWay}.`;
      case 'step-limit':
        return `${blockKo(program, diagnosis.blockId, '을/를')} 봐요. 맨 안쪽 블록이 모두 몇 번 움직일까요?`;
    }
  },
  try(program, suggestion) {
    const kind = suggestion.kind === null ? '' : getKindName('ko', suggestion.kind);
    const what = `‘${kind}’${pickParticle(kind, '을/를')}`;
    if (suggestion.change === 'append') return `맨 끝에 ${what} 붙여 봐요.`;
    const { blockId } = suggestion;
    const block = (particle: HintParticle) => blockKo(program, blockId, particle);
    const lastBlockId = 'lastBlockId' in suggestion ? suggestion.lastBlockId : blockId;
    const from = formatOrdinalKo(findNumberedBlock(program, blockId).number);
    const stretch =
      lastBlockId === blockId
        ? block('을/를')
        : `${from} 블록부터 ${formatOrdinalKo(findNumberedBlock(program, lastBlockId).number)} 블록까지`;
    switch (suggestion.change) {
      case 'replace':
        return `${block('을/를')} ‘${kind}’${pickParticle(kind, '으로/로')} 바꿔 봐요.`;
      case 'put-before':
        return `${block(' 앞')}에 ${what} 넣어 봐요.`;
      case 'put-after':
        return `${block(' 뒤')}에 ${what} 넣어 봐요.`;
      case 'put-inside':
        return `${block(' 안')}에 ${what} 넣어 봐요.`;
      case 'swap':
        return `${block('과/와')} ${blockKo(program, suggestion.otherId, '의')} 자리를 바꿔 봐요.`;
      case 'move':
        return `${stretch} ${blockKo(program, suggestion.besideId, ' 바로')} ${suggestion.side === 'after' ? '뒤로' : '앞으로'} 옮겨 봐요.`;
      case 'out':
        return `${stretch} ${repeatKo(program, suggestion.repeatId)}에서 꺼내 바로 ${suggestion.side === 'after' ? '뒤' : '앞'}에 놓아 봐요.`;
      case 'in':
        return `${stretch} ${repeatKo(program, suggestion.repeatId)} 안 맨 ${suggestion.side === 'after' ? '뒤' : '앞'}에 넣어 봐요.`;
      case 'remove':
        return `${block('을/를')} 빼고 해 봐요.`;
      case 'times':
        return `${block('을/를')} ‘${kind}’${pickParticle(kind, '으로/로')} 바꿔 봐요. 안의 블록은 그대로 둬요.`;
      case 'wrap':
        return `${stretch} ‘${kind}’ 안에 넣어 봐요.`;
      case 'fold':
        return `${stretch} ‘${kind}’ 안에 넣고, 뒤따르는 똑같은 블록은 빼 봐요.`;
    }
  },
};

const ORDER: Readonly<Record<'early' | 'late' | 'swapped', string>> = {
  early: '너무 일찍 나온 블록이 있을까요?',
  late: '너무 늦게 나온 블록이 있을까요?',
  swapped: '서로 자리를 바꿔야 할 블록이 있을까요?',
};

const BELONGS: Readonly<Record<'before' | 'after' | 'inside' | 'elsewhere', string>> = {
  before: '반복 안에 든 것 가운데 반복 앞으로 갈 것이 있어요.',
  after: '반복 안에 든 것 가운데 반복 뒤로 갈 것이 있어요.',
  inside: '반복 밖에 있는 것 가운데 안으로 들어갈 것이 있어요.',
  elsewhere: '반복의 안과 밖이 바뀐 것이 있어요.',
};

/** Names a repeat by its number only where there are several. */
function repeatKo(program: Program, id: string): string {
  const repeats = listBlocks(program).filter(({ kind }) => kind === 'repeat');
  if (repeats.length === 1) return '반복';
  const { number, kind } = findNumberedBlock(program, id);
  return `${formatOrdinalKo(number)} 블록 ‘${getKindName('ko', kind)}’`;
}

/** Names a block with its place: '세 번째 블록 ‘오른쪽으로 한 칸’을'. */
function blockKo(program: Program, id: string, particle: HintParticle): string {
  const { number, kind } = findNumberedBlock(program, id);
  const name = getKindName('ko', kind);
  return `${formatOrdinalKo(number)} 블록 ‘${name}’${particle.includes('/') ? pickParticle(name, particle as Particle) : particle}`;
}

const roundKo = (inRound: InRound) =>
  inRound ? `반복 ${inRound.times}번 가운데 ${formatOrdinalKo(inRound.round)}에, ` : '';
