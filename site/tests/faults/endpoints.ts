import { boardByPath, boardByQuery, saveBoard } from '../../features/board/board-api.ts';
import {
  careerNextSteps,
  generateRecommendations,
  recommendationsOfSession,
  storedRecommendations,
} from '../../features/career/career-api.ts';
import { speakFactEndpoint, speakQuestionEndpoint } from '../../features/quiz/speech/speech-api.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import {
  currentScope,
  deleteScoresEndpoint,
  exportScoresEndpoint,
  playerScores,
  recentScores,
  scoresOfPlayer,
  submitScore,
} from '../../shared/api/scores-api.ts';

/** Every endpoint of the API; the fuzzing begins by holding this to the server's own list. */
export const ENDPOINTS: readonly Endpoint[] = [
  currentScope,
  submitScore,
  recentScores,
  playerScores,
  scoresOfPlayer,
  exportScoresEndpoint,
  deleteScoresEndpoint,
  saveBoard,
  boardByPath,
  boardByQuery,
  generateRecommendations,
  storedRecommendations,
  recommendationsOfSession,
  careerNextSteps,
  speakFactEndpoint,
  speakQuestionEndpoint,
];
