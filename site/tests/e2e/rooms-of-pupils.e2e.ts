import { rosterChipsText } from '../../features/quiz/play/roster-chips-text.ts';
import { taskOfferText } from '../../features/quiz/play/task-offer-text.ts';
import { deleteText } from '../../features/scores/player-data/delete-text.ts';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { deriveRoomName } from '../../features/scores/rooms/room-name.ts';
import { roomText } from '../../features/scores/rooms/room-text.ts';
import { rosterText } from '../../features/scores/rooms/roster-text.ts';
import { taskText } from '../../features/scores/tasks/task-text.ts';
import { formatRooms, STORED_ROOMS_KEY } from '../../shared/times-tables/rooms/room.ts';
import { expect, expectPageAccessible } from './journey.fixture.ts';
import { aName, answerRight, openQuiz } from './quiz.driver.ts';
import { codeOf, isEmpty, newDevice, player, readQrCode, store, storedRooms, test } from './rooms.driver.ts';

test.slow();

test("by the link for children a device offers the roster and sees its own scores; the teacher's sees all", async ({
  page,
  browser,
  server,
  expectAccessible,
}) => {
  const [ours, child, other] = [codeOf(7), aName('하늘'), aName('바다')];
  const [name, text, offer] = [deriveRoomName(ours), roomText.ko, taskOfferText.ko];
  await store(page, ours, other);
  const setTask = async (playerName: string | null, tables: readonly number[]) => {
    const data = { playerName, tables };
    expect((await page.request.post('/api/quiz-tasks', { data, headers: { 'Room-Code': ours } })).status()).toBe(200);
  };
  await setTask(null, [6, 8]);

  const teacher = await newDevice(browser, server.url, 'ko');
  await teacher.page.addInitScript(([rooms, kept]) => localStorage.setItem(rooms, kept), [
    STORED_ROOMS_KEY,
    formatRooms([ours]),
  ] as const);
  const link = await test.step('the teacher hands out the link for children', async () => {
    await teacher.page.goto('/quiz-scores');
    await teacher.page.getByRole('button', { name: text.shareWithPupils }).click();
    const picture = teacher.page.getByRole('img', { name: text.pupilsPictureCode(name.ko) });
    await expect(picture).toBeVisible();
    await expect(teacher.page.getByText(text.shareWithPupilsLead)).toBeVisible();
    await expectPageAccessible(teacher.page, 'the link for children, ko');
    return readQrCode(picture);
  });
  expect(link).toMatch(new RegExp(`^${server.url}/quiz-scores#pupils=\\w{30}$`));
  expect(link).not.toContain(ours);

  await test.step('the teacher pastes the names of the class', async () => {
    const names = rosterText.ko;
    await teacher.page.getByRole('button', { name: text.names }).click();
    await teacher.page.getByLabel(names.field).fill(`1\t${other}\n2\t${child}\n3\t${child}\n`);
    await expect(teacher.page.getByText(names.count(2))).toBeVisible();
    await teacher.page.getByRole('button', { name: names.save }).click();
    await expect(teacher.page.getByText(names.saved)).toBeVisible();
    await expectPageAccessible(teacher.page, 'the roster of a room, ko');
    await teacher.page.reload();
    await teacher.page.getByRole('button', { name: text.names }).click();
    await expect(teacher.page.getByLabel(names.field)).toHaveValue(`${other}\n${child}`);
  });

  await test.step("a child's device joins by it, and sees no other child", async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: text.invitation(name.ko) })).toBeFocused();
    await expect(page.getByText(text.pupilsInvitationNote)).toBeVisible();
    await page.getByRole('button', { name: text.accept }).click();
    await expect(page.getByRole('heading', { name: text.room(name.ko) })).toBeFocused();
    await expect(page.getByRole('link', { name: text.toTables })).toBeInViewport();
    await isEmpty(page, 'ko');
    await expect(page.getByText(text.pupilsLead).filter({ visible: true })).toBeVisible();
    for (const share of [text.shareWithPupils, text.shareWithGrownUps]) {
      await expect(page.getByRole('button', { name: share })).toBeHidden();
    }
    await expectAccessible('the room of a device of children, ko');
  });

  const [code = ''] = await storedRooms(page);
  await test.step('the child taps its name, and plays with the task of the room', async () => {
    const quiz = await openQuiz(page);
    const offered = page.getByRole('group', { name: rosterChipsText.ko.names }).getByRole('button');
    await expect(offered).toHaveText([other, child]);
    await expectAccessible('the roster where a child plays, ko');
    await setTask(other, [9]);
    await offered.getByText(other).click();
    // That name never played on this device: what was tapped whole is asked for, what is being typed is not.
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(offer.own([9]));
    await offered.getByText(child).click();
    await expect(page.getByLabel(quiz.text.nameQuestion)).toHaveValue(child);
    await expect(offered.and(page.locator('[aria-pressed=true]'))).toHaveText([child]);
    await expect(page.getByLabel(quiz.text.nameQuestion)).toBeFocused();
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(offer.everybody([6, 8]));
    await page.keyboard.press('Enter');
    await quiz.isAsked(1);
    await answerRight(quiz, 1, 10);
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(quiz.text.saved);
    await page.clock.resume();
  });

  await test.step('the child sees the own score alone, and can neither assign nor delete', async () => {
    await page.goto('/quiz-scores');
    await expect(player(page, child)).toBeVisible();
    await expect(player(page, other)).toBeHidden();
    await player(page, child).click();
    await expect(page.getByText(deleteText.ko.title)).toBeHidden();
    await page.getByRole('tab', { name: scoresText.ko.tabs.analysis }).click();
    await expect(page.getByRole('heading', { name: scoresText.ko.forest })).toBeVisible();
    await expect(page.getByRole('heading', { name: taskText.ko.title })).toBeHidden();
    await expectAccessible('the report of a device of children, ko');
    const list = await page.request.get('/api/quiz-scores', { headers: { 'Room-Code': code } });
    expect(list.status()).toBe(403);
  });

  await test.step('the teacher sees both, and what is assigned to the child reaches the device', async () => {
    await teacher.page.reload();
    for (const one of [child, other]) await expect(player(teacher.page, one)).toBeVisible();
    await setTask(child, [9]);
    await page.goto('/multiplication-table');
    await page.getByRole('button', { name: child, exact: true }).click();
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(offer.own([9]));
  });
  expect(teacher.complaints).toEqual([]);
  await teacher.close();
});
