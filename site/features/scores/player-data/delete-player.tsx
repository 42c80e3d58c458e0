import { useState } from 'react';
import { callEndpoint } from '../../../shared/api/api.client.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { downloadFile } from '../../../shared/refusal/download.client.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { forgetDeletedPlayer } from '../../../shared/times-tables/outbox/forget-players.client.ts';
import { parseSentKeys, SENT_KEYS_KEY } from '../../../shared/times-tables/outbox/sent-keys.ts';
import { buildRoomHeader } from '../../../shared/times-tables/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { buildReportFileName } from '../report/report-file-name.ts';
import { scoresText } from '../report/scores-text.ts';
import { deleteText } from './delete-text.ts';
import { deleteScoresEndpoint, exportScoresEndpoint } from './player-data-api.ts';

type DialogStep = 'closed' | 'asking' | 'deleting' | 'failed';

/**
 * Saves a player's quizzes as a file, and deletes them and what this device remembers of the name: in a room all of
 * them, in the open list those that this device has sent.
 *
 * @param roomCode the room's code; null in the open list
 */
export function DeletePlayer({
  playerName,
  roomCode,
  onDeleted,
}: {
  playerName: string;
  roomCode: string | null;
  onDeleted: () => void;
}) {
  const text = useText(deleteText);
  const [step, setStep] = useState<DialogStep>('closed');
  const [sent] = useStoredText(SENT_KEYS_KEY);
  const keys = parseSentKeys(sent)[playerName] ?? [];
  const canDelete = roomCode !== null || keys.length > 0;

  async function remove(): Promise<void> {
    setStep('deleting');
    const body = roomCode === null ? { keys: [...keys] } : { playerName };
    const result = await callEndpoint(deleteScoresEndpoint, { headers: buildRoomHeader(roomCode), body });
    if (!result.ok) {
      setStep('failed');
      return;
    }
    forgetDeletedPlayer(playerName, roomCode);
    onDeleted();
  }

  return (
    <details className="mt-10 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-2 decoration-honey underline-offset-4">
        {text.title}
      </summary>
      {roomCode === null && <p className="mt-1 max-w-prose">{text.hostOnly}</p>}
      {canDelete && (
        <>
          <p className="mt-1 max-w-prose">{text.lead}</p>
          <ExportPlayer playerName={playerName} roomCode={roomCode} keys={keys} />
          <div className="mt-3 flex flex-wrap gap-3">
            {step === 'closed' || step === 'failed' ? (
              <Button tone="plain" onClick={() => setStep('asking')}>
                <bdi className="font-name font-semibold">
                  {roomCode === null ? text.removeSent(playerName, keys.length) : text.remove(playerName)}
                </bdi>
              </Button>
            ) : (
              <>
                <Button tone="coral" disabled={step === 'deleting'} onClick={() => void remove()}>
                  {text.yes}
                </Button>
                <Button tone="plain" disabled={step === 'deleting'} onClick={() => setStep('closed')}>
                  {text.no}
                </Button>
              </>
            )}
          </div>
          <p role="status" className="mt-2 min-h-7">
            {step === 'asking' ? text.question : step === 'failed' && text.failed}
          </p>
        </>
      )}
    </details>
  );
}

/**
 * Saves everything that the server knows of a player as a JSON file: in a room all of the name, in the open list what
 * this device has sent.
 *
 * @param roomCode the room's code; null in the open list
 * @param keys under which this device has sent the player's quizzes
 */
function ExportPlayer({
  playerName,
  roomCode,
  keys,
}: {
  playerName: string;
  roomCode: string | null;
  keys: readonly string[];
}) {
  const text = useText(deleteText);
  const report = useText(scoresText);
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState('');

  async function save(): Promise<void> {
    setSaving(true);
    const body = roomCode === null ? { keys: [...keys] } : { playerName };
    const result = await callEndpoint(exportScoresEndpoint, { headers: buildRoomHeader(roomCode), body });
    setSaving(false);
    if (!result.ok) {
      setMessage(text.saveFailed);
      return;
    }
    const file = new Blob([JSON.stringify(result.value, null, 2)], { type: 'application/json' });
    const day = result.value.exportedAt.slice(0, 'YYYY-MM-DD'.length);
    const isSaved = downloadFile(buildReportFileName({ kind: 'player', name: playerName }, report, day, 'json'), file);
    const { quizzes, practices } = result.value;
    setMessage(isSaved ? text.saved(quizzes.length + practices.length) : '');
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="plain" disabled={isSaving} onClick={() => void save()}>
          <bdi className="font-name font-semibold">
            {roomCode === null ? text.saveSent(playerName, keys.length) : text.save(playerName)}
          </bdi>
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-7">
        {message}
      </p>
    </>
  );
}
