import type { Page } from '@playwright/test';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { formatInvitationLink, maskCode, parseInvitation } from '../../features/scores/rooms/invitation-link.ts';
import { deriveRoomName } from '../../features/scores/rooms/room-name.ts';
import { roomText } from '../../features/scores/rooms/room-text.ts';
import { LANGUAGE_KEY } from '../../shared/language/language.ts';
import {
  formatRoomCode,
  formatRooms,
  SCORES_SCOPE_KEY,
  STORED_ROOMS_KEY,
} from '../../shared/times-tables/rooms/room.ts';
import { EXHAUSTIVE, expect, expectPageAccessible } from './journey.fixture.ts';
import { aName, answerRight, openQuiz, startQuiz } from './quiz.driver.ts';
import {
  addressesOf,
  codeOf,
  isEmpty,
  newDevice,
  player,
  readQrCode,
  store,
  storedRooms,
  test,
} from './rooms.driver.ts';

/** Makes an invitation into a room by the API, and returns the hash of its link. */
async function invite(page: Page, room: string, id: string): Promise<string> {
  const mask = codeOf(11);
  const data = { id, maskedCode: maskCode(room, mask) };
  expect((await page.request.post('/api/room-invitations', { data })).status()).toBe(201);
  return new URL(formatInvitationLink('http://any.test', { id, mask })).hash;
}

test.slow();

test("a child's score is in the room of the family: dad comes in by the QR code, a stranger sees nothing", async ({
  page,
  browser,
  server,
  expectAccessible,
}) => {
  const child = aName('하늘');
  const addresses = addressesOf(page);
  const quiz = await openQuiz(page);
  await startQuiz(quiz, child);
  await answerRight(quiz, 1, 10);
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(quiz.text.saved);
  await page.clock.resume();

  await page.goto('/quiz-scores');
  await expect(player(page, child)).toBeVisible();
  const [code = ''] = await storedRooms(page);
  const name = deriveRoomName(code);
  const text = roomText.ko;
  await expect(page.getByRole('heading', { name: text.room(name.ko) })).toBeVisible();
  await page.getByRole('button', { name: text.shareWithGrownUps }).click();
  const picture = page.getByRole('img', { name: text.pictureCode(name.ko) });
  await expect(picture).toBeVisible();
  await expect(page.getByText(text.onlyThisDevice)).toBeVisible();
  await expect(page.getByText(formatRoomCode(code))).toBeVisible();
  await expectAccessible('the way into the room, ko');
  const link = await readQrCode(picture);
  expect(link).toMatch(new RegExp(`^${server.url}/quiz-scores#invitation=\\w+$`));
  expect(link).not.toContain(code);
  await expect(page.getByText(text.linkEnds('').split('까지')[1] ?? '')).toBeVisible();
  expect(addresses.filter((address) => address.includes(code))).toEqual([]);

  const dad = await newDevice(browser, server.url, 'en');
  await dad.page.goto(link);
  const invitation = dad.page.getByRole('heading', { name: roomText.en.invitation(name.en) });
  await expect(invitation).toBeFocused();
  expect(dad.page.url()).toBe(`${server.url}/en/quiz-scores`);
  expect(await dad.page.title()).not.toContain(code);
  expect(await storedRooms(dad.page)).toEqual([]);
  await expectPageAccessible(dad.page, 'an invitation, en');
  await dad.page.getByRole('button', { name: roomText.en.accept }).click();
  await expect(player(dad.page, child)).toBeVisible();
  await expect(invitation).toBeHidden();
  await dad.page.reload();
  await expect(player(dad.page, child)).toBeVisible();
  await expect(dad.page.getByRole('heading', { name: roomText.en.room(name.en) })).toBeVisible();
  await expectPageAccessible(dad.page, 'the report of a room, en');
  expect(dad.addresses.filter((address) => address.replace(/#.*/, '').includes(code))).toEqual([]);
  expect(dad.complaints).toEqual([]);

  const stranger = await newDevice(browser, server.url, 'ko');
  await stranger.page.goto('/quiz-scores');
  await isEmpty(stranger.page, 'ko');
  await expect(player(stranger.page, child)).toBeHidden();
  expect(await storedRooms(stranger.page)).not.toContain(code);
  await expectPageAccessible(stranger.page, 'an empty room, ko');
  expect(stranger.complaints).toEqual([]);
  for (const device of [dad, stranger]) await device.close();
});

test(
  'a room can be left and found again; nothing brings a device into one by itself',
  EXHAUSTIVE,
  async ({ page, expectAccessible, expectedErrors }) => {
    const [ours, theirs] = [codeOf(7), codeOf(40)];
    const [mine, other] = [deriveRoomName(ours), deriveRoomName(theirs)];
    const text = roomText.en;
    // The server that does not answer, and the invitation that has ended.
    expectedErrors.push(/Failed to load resource/);
    await page.addInitScript(
      ([language, rooms, kept]) => {
        localStorage.setItem(language, 'en');
        if (localStorage.getItem(rooms) === null) localStorage.setItem(rooms, kept);
      },
      [LANGUAGE_KEY, STORED_ROOMS_KEY, formatRooms([ours])] as const,
    );
    await store(page, ours, 'Ahn');
    await store(page, theirs, 'Bora');
    const heading = (name: string) => page.getByRole('heading', { name: text.room(name) });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const hash = await invite(page, theirs, codeOf(3));
    expect(parseInvitation(hash).state).toBe('read');
    const follow = (end: string) =>
      page.evaluate((end) => {
        window.location.hash = end;
      }, end);

    await test.step('a link may be declined', async () => {
      await page.goto(`/quiz-scores${hash}`);
      await expect(page.getByText(text.staysToo(mine.en))).toBeVisible();
      await button(text.decline).click();
      await expect(heading(mine.en)).toBeFocused();
      await expect(player(page, 'Ahn')).toBeVisible();
      expect(await storedRooms(page)).toEqual([ours]);
      expect(new URL(page.url()).hash).toBe('');
    });

    await test.step('a truncated link is reported', async () => {
      await follow(hash.slice(0, -3));
      await expect(page.getByRole('heading', { name: text.badLink })).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
      await button(text.understood).click();
      await expect(page.getByRole('heading', { name: text.badLink })).toBeHidden();
    });

    await test.step('an invitation that has ended says so, and one that held the code itself', async () => {
      for (const old of [hash.replaceAll(codeOf(3), codeOf(4)), `#room=${theirs}`]) {
        await follow(old);
        await expect(page.getByRole('heading', { name: text.over })).toBeFocused();
        await expect(page.getByText(text.overNote)).toBeVisible();
        if (!old.startsWith('#room')) await expectAccessible('an invitation that has ended');
        expect(new URL(page.url()).hash).toBe('');
        await button(text.understood).click();
        await expect(page.getByRole('heading', { name: text.over })).toBeHidden();
      }
      expect(await storedRooms(page)).toEqual([ours]);
    });

    await test.step('an invitation is asked for again where the server does not answer', async () => {
      await page.route('**/api/opened-invitations', (route) => route.abort());
      // Another one: the page remembers for a while what it was told of the first.
      await follow(await invite(page, theirs, codeOf(17)));
      await expect(page.getByRole('heading', { name: text.notAsked })).toBeFocused();
      await page.unroute('**/api/opened-invitations');
      await button(text.askAgain).click();
      await expect(page.getByRole('heading', { name: text.invitation(other.en) })).toBeVisible();
      await button(text.decline).click();
    });

    await test.step('a code is typed, wrong at first', async () => {
      await player(page, 'Ahn').click();
      await button(text.change).click();
      const field = page.getByLabel(text.haveCode);
      await field.fill(formatRoomCode(theirs).replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')));
      await field.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(text.badCode);
      await expectAccessible('a code that is none');
      await field.fill(formatRoomCode(theirs).toUpperCase());
      await field.press('Enter');
      await expect(heading(other.en)).toBeFocused();
      await expect(player(page, 'Bora')).toBeVisible();
      await expect(player(page, 'Ahn')).toBeHidden();
      await expect(page.getByRole('button', { name: scoresText.en.all, exact: true, pressed: true })).toBeVisible();
    });

    await test.step('the device can return to a stored room', async () => {
      await button(text.change).click();
      await expectAccessible('other rooms');
      await button(text.room(mine.en)).click();
      await expect(player(page, 'Ahn')).toBeVisible();
      await expect(player(page, 'Bora')).toBeHidden();
    });

    await test.step('a new room is empty, and the link to the room one is in opens nothing', async () => {
      await button(text.change).click();
      await button(text.makeNew).click();
      await isEmpty(page, 'en');
      const rooms = await storedRooms(page);
      expect(rooms).toHaveLength(3);
      await follow(await invite(page, rooms[0] ?? '', codeOf(13)));
      await expect(page.getByText(text.alreadyIn(deriveRoomName(rooms[0] ?? '').en)).first()).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
      await expect(button(text.accept)).toBeHidden();
      expect(await storedRooms(page)).toEqual(rooms);
    });
  },
);

test('a device that remembers an open site finds its room at once', EXHAUSTIVE, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource.*400/, /Scores did not load: status 400 room_required/);
  const ours = codeOf(9);
  await store(page, ours, '바다');
  await page.addInitScript(
    ([scope, rooms, kept]) => {
      localStorage.setItem(scope, 'open');
      localStorage.setItem(rooms, kept);
    },
    [SCORES_SCOPE_KEY, STORED_ROOMS_KEY, formatRooms([ours])] as const,
  );
  await page.goto('/quiz-scores');
  await expect(player(page, '바다')).toBeVisible();
  await expect(page.getByRole('heading', { name: roomText.ko.room(deriveRoomName(ours).ko) })).toBeVisible();
});
