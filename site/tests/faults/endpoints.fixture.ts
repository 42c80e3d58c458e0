import {
  getBoardByPathEndpoint,
  getBoardByQueryEndpoint,
  saveBoardEndpoint,
} from '../../features/board/model/board-api.ts';
import {
  generateRecommendationsEndpoint,
  getNextStepsEndpoint,
  getRecommendationsEndpoint,
} from '../../features/career/api/career-api.ts';
import { speakFactEndpoint, speakQuestionEndpoint } from '../../features/quiz/speech/speech-api.ts';
import { deleteScoresEndpoint, exportScoresEndpoint } from '../../features/scores/player-data/player-data-api.ts';
import { listSentRecordsEndpoint } from '../../features/scores/player-data/player-records-api.ts';
import {
  getPupilsCodeEndpoint,
  makeInvitationEndpoint,
  openInvitationEndpoint,
} from '../../features/scores/rooms/invitations-api.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import {
  listMemoriesEndpoint,
  listPracticesEndpoint,
  submitPracticeEndpoint,
} from '../../shared/times-tables/api/practice-api.ts';
import { getRosterEndpoint, saveRosterEndpoint } from '../../shared/times-tables/api/roster-api.ts';
import {
  getScoresScopeEndpoint,
  listPlayerScoresEndpoint,
  listRecentScoresEndpoint,
  submitScoreEndpoint,
} from '../../shared/times-tables/api/scores-api.ts';
import { deleteTaskEndpoint, listTasksEndpoint, setTaskEndpoint } from '../../shared/times-tables/api/tasks-api.ts';

/** Every endpoint of the API; the fuzzing begins by holding this to the server's own list. */
export const ENDPOINTS: readonly Endpoint[] = [
  getScoresScopeEndpoint,
  submitScoreEndpoint,
  listRecentScoresEndpoint,
  listPlayerScoresEndpoint,
  submitPracticeEndpoint,
  listPracticesEndpoint,
  listMemoriesEndpoint,
  listSentRecordsEndpoint,
  exportScoresEndpoint,
  deleteScoresEndpoint,
  listTasksEndpoint,
  setTaskEndpoint,
  deleteTaskEndpoint,
  getRosterEndpoint,
  saveRosterEndpoint,
  makeInvitationEndpoint,
  openInvitationEndpoint,
  getPupilsCodeEndpoint,
  saveBoardEndpoint,
  getBoardByPathEndpoint,
  getBoardByQueryEndpoint,
  generateRecommendationsEndpoint,
  getRecommendationsEndpoint,
  getNextStepsEndpoint,
  speakFactEndpoint,
  speakQuestionEndpoint,
];
