import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Mark } from '../play/game-art.tsx';
import { GridPicture } from '../play/grid-picture.tsx';
import { ShareButton } from '../play/tool-buttons.tsx';
import { cleanLevelName, type GalleryLevel, MAX_LEVEL_NAME_LENGTH } from '../stored/gallery.ts';
import { galleryText } from '../stored/gallery-text.ts';
import { GalleryMark } from './gallery-marks.tsx';

type GalleryItemProps = {
  level: GalleryLevel;
  /** The level's name, or the words for a level without one. */
  name: string;
  /** Whether it was brought back just now: the pressed button is gone, so the focus comes here. */
  isRestored: boolean;
  onPlay: () => void;
  onChange: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
  onCard: () => void;
};

/** A level of the gallery: a picture of its grid that starts it, its name, and what can be done with it. */
export function GalleryItem({ level, name, isRestored, onPlay, ...on }: GalleryItemProps) {
  const text = useText(galleryText);
  const [isNaming, setNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !isNaming) rename.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRestored) play.current?.focus();
  }, [isRestored]);
  const { made } = level;
  return (
    <li className="gallery-item sheet">
      <button ref={play} type="button" onClick={onPlay} className="gallery-play">
        <GridPicture level={made} className="gallery-grid" />
        <span className="sr-only">{text.buttonOf(text.play, name)}</span>
      </button>
      <div className="flex min-w-0 flex-col">
        {isNaming ? (
          <NameForm
            name={level.name}
            onSave={(next) => {
              setNaming(false);
              if (next !== level.name) on.onRename(next);
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <>
            <h2 className="wrap-anywhere text-lg leading-tight sm:text-xl">
              <bdi>{name}</bdi>
            </h2>
            <p className="text-ink-soft text-sm leading-snug">{text.about(made.gridSize, made.items.length)}</p>
          </>
        )}
        <div className="gallery-tools">
          <ItemButton label={text.buttonOf(text.change, name)} onPress={on.onChange}>
            <Mark name="maker" />
          </ItemButton>
          <ItemButton ref={rename} label={text.buttonOf(text.rename, name)} onPress={() => setNaming(true)}>
            <GalleryMark name="rename" />
          </ItemButton>
          <ItemButton label={text.buttonOf(text.toCard, name)} onPress={on.onCard}>
            <GalleryMark name="card" />
          </ItemButton>
          <ItemButton label={text.buttonOf(text.remove, name)} onPress={on.onRemove}>
            <Mark name="clear" />
          </ItemButton>
          <ShareButton shared={{ kind: 'made', made, program: [] }} />
        </div>
      </div>
    </li>
  );
}

type ItemButtonProps = {
  ref?: RefObject<HTMLButtonElement | null>;
  label: string;
  onPress: () => void;
  children: ReactNode;
};

function ItemButton({ ref, label, onPress, children }: ItemButtonProps) {
  return (
    <button ref={ref} type="button" title={label} onClick={onPress} className="tool-button">
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}

type NameFormProps = { name: string; onSave: (name: string) => void; onCancel: () => void };

/** Enter saves, Escape cancels. An empty name takes the name away. */
function NameForm({ name, onSave, onCancel }: NameFormProps) {
  const text = useText(galleryText);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  function save(event: FormEvent): void {
    event.preventDefault();
    onSave(cleanLevelName(input.current?.value ?? ''));
  }

  return (
    <form
      onSubmit={save}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <label htmlFor={id} className="text-sm">
        {text.name}
      </label>
      <input
        ref={input}
        id={id}
        defaultValue={name}
        maxLength={MAX_LEVEL_NAME_LENGTH}
        autoComplete="off"
        className="share-field"
      />
      <span className="mt-1.5 flex flex-wrap gap-2">
        <Button type="submit">{text.saveName}</Button>
        <Button tone="plain" onClick={onCancel}>
          {text.cancel}
        </Button>
      </span>
    </form>
  );
}

/** Replaces a deleted level by a button that brings it back. It has the focus, because the pressed button is gone. */
export function RemovedItem({ name, onUndo }: { name: string; onUndo: () => void }) {
  const text = useText(galleryText);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className="gallery-removed">
      <p className="min-w-0 grow">{text.removed(name)}</p>
      <button ref={undo} type="button" onClick={onUndo} className="tool-button tool-button-wide">
        <Mark name="undo" />
        {text.undo}
        <span className="sr-only">{`: ${name}`}</span>
      </button>
    </li>
  );
}
