import type { FunctionComponent } from 'react';
import { Button, Disclosure } from 'larkspur-ui';
import flower from '../../../assets/flower.svg';

const QUESTIONS = [
  { question: 'How often should I water my larkspur?', answer: 'Twice a week, at the root, in the morning.' },
  { question: 'Does it need support?', answer: 'Tall kinds do. Tie them loosely before they flower.' },
  { question: 'Is it safe for pets?', answer: 'No. Every part of the plant is poisonous; keep animals away from it.' }
];

export const QuestionsPage: FunctionComponent = () => (
  <main style={{ maxWidth: '40rem', margin: '0 auto', padding: '2rem', display: 'grid', gap: '1rem' }}>
    <img src={flower} alt="" width="96" height="96" />
    <h1>Questions and answers</h1>
    {QUESTIONS.map(({ question, answer }, index) => (
      <Disclosure key={question} summary={question} defaultOpen={index === 0}>
        {answer}
      </Disclosure>
    ))}
    <div>
      <Button variant="secondary">Ask another question</Button>
    </div>
  </main>
);
