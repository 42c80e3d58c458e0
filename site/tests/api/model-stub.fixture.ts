import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request to the language model. */
type ModelRequest = {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
  /** Whether the request asked for an answer by a JSON schema. */
  readonly hasSchema: boolean;
};

export type ModelStub = {
  readonly url: string;
  readonly questions: readonly ModelRequest[];
  /** Sets how the next requests are answered. */
  answer: (question: ModelRequest, reply: ServerResponse) => void;
  readonly stop: () => Promise<void>;
};

/** Sends a chat completion whose message is this text. */
export function say(reply: ServerResponse, text: string): void {
  const message = { role: 'assistant', content: text };
  const completion = {
    id: 'stub',
    object: 'chat.completion',
    created: 0,
    model: 'stub',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion));
}

export function fail(reply: ServerResponse, status: number): void {
  const body = JSON.stringify({ error: { message: 'refused', type: 'stub', code: null } });
  reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** An HTTP server with the chat API of an OpenAI-compatible model. */
export async function startModelStub(): Promise<ModelStub> {
  const questions: ModelRequest[] = [];
  const stub: { answer: ModelStub['answer'] } = { answer: (_question, reply) => fail(reply, 500) };
  const server = createServer(async (request, reply) => {
    const question = await readQuestion(request);
    questions.push(question);
    stub.answer(question, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return Object.assign(stub, {
    url: `http://127.0.0.1:${address.port}`,
    questions,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function readQuestion(request: IncomingMessage): Promise<ModelRequest> {
  let body = '';
  for await (const piece of request) body += piece;
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body,
    hasSchema: body.includes('"json_schema"'),
  };
}

const bullet = (what: string, index: number) => `${what}을 ${index + 1}번 즐겁게 해 봐요.`;

/** A good answer: that many careers, each of its own title. */
export function goodCareers(titles: readonly string[], cards: readonly string[]) {
  const stage = (name: string) => [0, 1, 2].map((index) => bullet(name, index));
  return {
    careers: titles.map((title, index) => ({
      title,
      description: `${title}는 사람들이 궁금해하는 것을 찾아내고 알기 쉽게 알려 줘요.`,
      matchScore: 80 + index,
      cards,
      roadmap: {
        elementary: stage('관찰'),
        middle: stage('동아리 활동'),
        high: stage('과목 탐색'),
        university: stage('전공 공부'),
        career: stage('첫 일'),
      },
    })),
  };
}

export const FIVE_TITLES = ['별빛 해설사', '숲 해설사', '장난감 연구원', '도시 정원사', '바다 지도 제작자'];

/** A valid answer in English. */
export function goodInEnglish(titles: readonly string[]): string {
  const stage = (name: string) => [1, 2, 3].map((number) => `Try ${name} for the ${number}. time.`);
  return JSON.stringify({
    careers: titles.map((title, index) => ({
      title,
      description: `A ${title} finds out what people wonder about and explains it in plain words.`,
      matchScore: 80 + index,
      cards: ['Science'],
      roadmap: {
        elementary: stage('looking closely'),
        middle: stage('a school club'),
        high: stage('a new course'),
        university: stage('a major'),
        career: stage('a first job'),
      },
    })),
  });
}

export const GOOD_STEPS = { nextSteps: [0, 1, 2, 3, 4].map((index) => bullet('새로운 놀이', index)) };

/** A valid answer. */
export const GOOD = JSON.stringify(goodCareers(FIVE_TITLES, ['과학']));

/** A valid answer with `change` applied to its first career. */
export function goodBut(change: object): string {
  const [first, ...others] = goodCareers(FIVE_TITLES, ['과학']).careers;
  return JSON.stringify({ careers: [{ ...first, ...change }, ...others] });
}
