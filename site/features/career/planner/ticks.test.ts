import { describe, expect, test } from 'vitest';
import { formatTickKey, joinTicks, parseTicks, toggleTick } from './ticks.ts';

describe('the ticks of a plan', () => {
  const step = { id: 'activity-2', text: '공책을 써요' };

  test('ticks are stored by career and step, the same in both languages', () => {
    expect(formatTickKey({ id: 'chemist', source: 'embedded', title: '화학자' }, step)).toBe('chemist/activity-2');
    expect(formatTickKey({ id: 'chemist', source: 'embedded', title: 'Chemist' }, step)).toBe('chemist/activity-2');
  });

  test('ticks of a model’s career are stored by its title, because ids are reused', () => {
    expect(formatTickKey({ id: 'model-0-1', source: 'model', title: '별 화가' }, step)).toBe('별 화가/activity-2');
  });

  test('ticks can be added and removed again', () => {
    const one = toggleTick(null, 'a/1');
    const two = toggleTick(one, 'b/2');
    expect(parseTicks(two)).toEqual(['a/1', 'b/2']);
    expect(toggleTick(two, 'a/1')).toBe('["b/2"]');
    expect(toggleTick(one, 'a/1')).toBeNull();
  });

  test.each([null, '', '{', '7', '{"a":1}', '[1,null]'])('no ticks are read from %j', (stored) => {
    expect(parseTicks(stored)).toEqual([]);
  });

  test('merging the ticks of two devices keeps each once', () => {
    expect(joinTicks('["a/1","b/2"]', '["b/2","c/3"]')).toBe('["a/1","b/2","c/3"]');
    expect(joinTicks(null, '["a/1"]')).toBe('["a/1"]');
    expect(joinTicks(null, null)).toBeNull();
  });

  test('the latest five hundred ticks are kept', () => {
    const many = JSON.stringify(Array.from({ length: 500 }, (_, index) => `${index}`));
    expect(parseTicks(toggleTick(many, 'new'))).toEqual([...parseTicks(many).slice(1), 'new']);
  });
});
