import { UnbuiltPage } from '../unbuilt-page.tsx';

export default function BookPrint() {
  return (
    <UnbuiltPage
      back={{ to: '/book/korean-charlotte-birthday', label: { en: 'Back to the book', ko: '책으로 돌아가기' } }}
    />
  );
}
