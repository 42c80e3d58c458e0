import { useLanguage } from '../../../shared/language/use-language.tsx';
import { SendButton } from '../../../shared/ui/send-button.tsx';
import { useReader } from '../reading/reader-context.tsx';

/** Sends a link to the book, in the language of the page. */
export function SendBook() {
  const { story } = useReader();
  const { language } = useLanguage();
  return (
    <li>
      <SendButton title={story.title[language]} link={() => window.location.origin + window.location.pathname} />
    </li>
  );
}
