import { expect, test } from 'vitest';
import { PROGRESS_KEY } from '../../features/adventure/progress/progress.ts';
import { STORED_BOARD_KEY } from '../../features/board/board.ts';
import { SPOKEN_LANGUAGE_KEY } from '../../features/quiz/speech/use-spoken-language.tsx';
import { VOICE_KEYS } from '../../features/quiz/speech/voice-choice.client.ts';
import { FOUND_KEY } from '../../features/stories/finds/found-things.ts';
import { SHELF_KEY } from '../../features/stories/shelf/shelf.ts';
import { BOARD_SESSION_KEY } from '../../shared/board/board-session.ts';
import { PRACTICE_PLAN_KEY } from '../../shared/facts/practice-plan.ts';
import { LANGUAGE_KEY } from '../../shared/language/language.ts';
import { OUTBOX_KEY } from '../../shared/outbox/outbox.ts';
import { LIGHT_KEY } from '../../shared/page/evening.ts';
import { FORGET_PLAYERS_KEY, PLAYERS_KEY } from '../../shared/players/players.ts';
import { SCORES_SCOPE_KEY } from '../../shared/rooms/room.ts';
import { STORED_ROOMS_KEY } from '../../shared/rooms/stored-rooms.ts';
import { SHARED_COMPUTER_KEY } from '../../shared/storage/shared-computer.ts';
import { DEVICE_KEYS, selectPersonalKeys } from './forget-device.ts';

test("leaving a shared computer deletes what belongs to the child and keeps the computer's settings", () => {
  const personal = [
    BOARD_SESSION_KEY,
    STORED_BOARD_KEY,
    STORED_ROOMS_KEY,
    OUTBOX_KEY,
    PRACTICE_PLAN_KEY,
    PLAYERS_KEY,
    'story-forest.place.forest-adventure',
    PROGRESS_KEY,
    FOUND_KEY,
    SHELF_KEY,
  ];
  const ofComputer = [
    LANGUAGE_KEY,
    LIGHT_KEY,
    ...Object.values(VOICE_KEYS),
    SPOKEN_LANGUAGE_KEY,
    SCORES_SCOPE_KEY,
    FORGET_PLAYERS_KEY,
    SHARED_COMPUTER_KEY,
  ];
  expect([...DEVICE_KEYS].toSorted()).toEqual(ofComputer.toSorted());
  expect(selectPersonalKeys([...personal, ...ofComputer, 'another-site.name'])).toEqual(personal);
});
