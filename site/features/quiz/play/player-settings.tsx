import { type FormEvent, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { TableChoice } from '../../../shared/times-tables/facts/table-choice.tsx';
import { forgetPlayers, setForgetsPlayers } from '../../../shared/times-tables/outbox/forget-players.client.ts';
import { FORGET_PLAYERS_KEY } from '../../../shared/times-tables/players/players.ts';
import { renameStoredPlayer } from '../../../shared/times-tables/players/rename-player.client.ts';
import { normalizeName, parsePlayerName } from '../../../shared/times-tables/players/typed-name.ts';
import { usePlayers } from '../../../shared/times-tables/players/use-players.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showAlert } from '../../../shared/ui/notices.ts';
import { KoreanSwitch } from '../speech/voice-settings.tsx';
import { CHIPS_SHOWN, NameChip } from './name-chip.tsx';
import { quizText } from './quiz-text.ts';

/** The names that were used on this device, to be pressed instead of typed. */
export function PlayerChips({ typed, onChoose }: { typed: string; onChoose: (name: string) => void }) {
  const text = useText(quizText);
  const players = usePlayers().slice(0, CHIPS_SHOWN);
  if (players.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form of its own
    <div role="group" aria-label={text.whoPlays} className="mt-3 flex flex-wrap gap-2">
      {players.map(({ name }) => (
        <NameChip key={name} name={name} isChosen={name === typed} onChoose={onChoose} />
      ))}
    </div>
  );
}

/** Who has played on this device: rename, remove, forget all, or forget everybody after each turn. */
export function PlayerManager() {
  const { localize } = useLanguage();
  const text = useText(quizText);
  const [forget] = useStoredText(FORGET_PLAYERS_KEY);
  const [renaming, setRenaming] = useState<string | null>(null);
  const players = usePlayers();
  const rename = (from: string, to: string) => {
    renameStoredPlayer(from, to);
    setRenaming(null);
  };
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-2 decoration-honey underline-offset-4">
        {text.players}
      </summary>
      <ul className="grid gap-2">
        {players.map(({ name }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            {renaming === name ? (
              <RenameForm name={name} onRename={(to) => rename(name, to)} />
            ) : (
              <>
                <bdi translate="no" className="min-w-0 grow basis-24 truncate font-name font-semibold text-lg">
                  {name}
                </bdi>
                <Button tone="plain" aria-label={text.renameOf(name)} onClick={() => setRenaming(name)}>
                  {text.rename}
                </Button>
                <Button tone="plain" aria-label={text.removeOf(name)} onClick={() => forgetPlayers(name)}>
                  {text.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {players.length > 1 && (
        <Button tone="plain" className="mt-2" onClick={() => forgetPlayers(null)}>
          {text.forgetAll}
        </Button>
      )}
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={forget === 'on'}
          onChange={(event) => setForgetsPlayers(event.target.checked)}
          className="size-6 shrink-0 accent-teal-deep"
        />
        {text.forgetful}
      </label>
      <p className="mt-1">
        <a href={localize('/privacy#progress-file')} className="inline-flex min-h-11 items-center underline">
          {text.carry}
        </a>
      </p>
    </details>
  );
}

function RenameForm({ name, onRename }: { name: string; onRename: (to: string) => void }) {
  const text = useText(quizText);
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const playerName = parsePlayerName(typed);
    if (playerName !== null) onRename(playerName);
    else showAlert(normalizeName(typed) === '' ? text.blankName : text.dotsName);
  };
  return (
    <form onSubmit={submit} className="flex grow flex-wrap gap-2">
      <input
        aria-label={text.newName(name)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        className="min-h-12 min-w-0 grow basis-32 rounded-xl border-2 border-ink bg-card px-3 font-name text-lg"
      />
      <Button type="submit">{text.rename}</Button>
    </form>
  );
}

/**
 * Which tables are asked, whether with a clock, and on English pages whether in Korean. Closed at first: the presets
 * are those of the quiz.
 */
export function QuizSettings({
  tables,
  isCalm,
  onTables,
  onCalm,
}: {
  tables: readonly number[];
  isCalm: boolean;
  onTables: (tables: readonly number[]) => void;
  onCalm: (isCalm: boolean) => void;
}) {
  const text = useText(quizText);
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 underline decoration-2 decoration-honey underline-offset-4">
        {text.settings}: {text.tablesNow(tables)}
        {isCalm && ` · ${text.calmNow}`}
      </summary>
      <fieldset className="mt-1">
        <legend className="mb-1">{text.tables}</legend>
        <TableChoice tables={tables} onChange={onTables} nameOf={text.tableName} />
      </fieldset>
      <label className="mt-3 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isCalm}
          onChange={(event) => onCalm(event.target.checked)}
          className="size-6 accent-teal-deep"
        />
        {text.calm}
      </label>
      <KoreanSwitch />
    </details>
  );
}
