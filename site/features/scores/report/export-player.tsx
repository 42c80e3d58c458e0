import { useState } from 'react';
import { callEndpoint } from '../../../shared/api/api.client.ts';
import { exportScoresEndpoint } from '../../../shared/api/player-records-api.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { downloadFile } from '../../../shared/page/download.client.ts';
import { buildRoomHeader } from '../../../shared/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { deleteText } from './delete-text.ts';
import { reportFileName } from './report-file-name.ts';
import { scoresText } from './scores-text.ts';

/**
 * Saves everything that the server knows of a player as a JSON file: in a room all of the name, in the open list what this
 * device has sent.
 *
 * @param room the room's code; null in the open list
 * @param keys under which this device has sent the player's quizzes
 */
export function ExportPlayer({ player, room, keys }: { player: string; room: string | null; keys: readonly string[] }) {
  const text = useText(deleteText);
  const report = useText(scoresText);
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState('');

  async function save(): Promise<void> {
    setSaving(true);
    const body = room === null ? { keys: [...keys] } : { playerName: player };
    const result = await callEndpoint(exportScoresEndpoint, { headers: buildRoomHeader(room), body });
    setSaving(false);
    if (!result.ok) {
      setMessage(text.saveFailed);
      return;
    }
    const file = new Blob([JSON.stringify(result.value, null, 2)], { type: 'application/json' });
    const day = result.value.exportedAt.slice(0, 'YYYY-MM-DD'.length);
    downloadFile(reportFileName({ kind: 'player', name: player }, report, day, 'json'), file);
    setMessage(text.saved(result.value.quizzes.length));
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="plain" disabled={isSaving} onClick={() => void save()}>
          <bdi className="font-name font-semibold">
            {room === null ? text.saveSent(player, keys.length) : text.save(player)}
          </bdi>
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-7">
        {message}
      </p>
    </>
  );
}
