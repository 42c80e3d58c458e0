import { useLanguage, useText } from '../../../shared/use-language.tsx';
import type { Question } from '../books/book.ts';
import { readerText } from './reader-text.ts';

/** Questions about the story. An answer opens its reply; nothing is marked. Works without JavaScript. */
export function ReaderQuestions({ questions }: { questions: readonly Question[] }) {
  const { language } = useLanguage();
  const text = useText(readerText);
  return (
    <section aria-labelledby="questions" className="questions">
      <h2 id="questions">{text.questions}</h2>
      <p>{text.questionsLead}</p>
      <ol>
        {questions.map(({ ask, answers }) => (
          <li key={ask.en}>
            <h3>{ask[language]}</h3>
            <div>
              {answers.map(({ say, reply }) => (
                <details key={say.en} name={ask.en} className="answer">
                  <summary>{say[language]}</summary>
                  <p>{reply[language]}</p>
                </details>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
