import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { Question } from '../model/book.ts';
import { readerText } from '../text/reader-text.ts';

type Props = { questions: readonly Question[] };

/** The questions at the end of the book. */
export function ReaderQuestions({ questions }: Props) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <section aria-labelledby="questions" className="questions">
      <h2 id="questions">{text.questions}</h2>
      <p>{text.questionsLead}</p>
      <ol>
        {questions.map((question) => (
          <li key={question.ask.en}>
            <h3>{question.ask[language]}</h3>
            <Answers question={question} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The questions after a chapter. */
export function ChapterQuestions({ questions }: Props) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return questions.map((question) => (
    <div key={question.ask.en} className="chapter-question">
      <h3>{text.chapterQuestion}</h3>
      <p>{question.ask[language]}</p>
      <Answers question={question} />
    </div>
  ));
}

/** An answer opens its reply; nothing is marked. Works without JavaScript. */
function Answers({ question: { ask, answers } }: { question: Question }) {
  const { language } = useLanguage();
  return (
    <div className="answers">
      {answers.map(({ say, reply }) => (
        <details key={say.en} name={ask.en} className="answer">
          <summary>{say[language]}</summary>
          <p>{reply[language]}</p>
        </details>
      ))}
    </div>
  );
}
