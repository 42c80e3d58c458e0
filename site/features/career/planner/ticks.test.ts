import { describe, expect, it } from 'vitest';
import { joinTicks, parseTicks, tickKey, toggleTick } from './ticks.ts';

describe('the ticks of a plan', () => {
  const step = { id: 'activity-2', text: '공책을 써요' };

  it('are stored by career and step, the same in both languages', () => {
    expect(tickKey({ id: 'chemist', source: 'embedded', title: '화학자' }, step)).toBe('chemist/activity-2');
    expect(tickKey({ id: 'chemist', source: 'embedded', title: 'Chemist' }, step)).toBe('chemist/activity-2');
  });

  it('of a model’s career are stored by its title, since the next board has another career of that id', () => {
    expect(tickKey({ id: 'model-0-1', source: 'model', title: '별 화가' }, step)).toBe('별 화가/activity-2');
  });

  it('are added, and removed again', () => {
    const one = toggleTick(null, 'a/1');
    const two = toggleTick(one, 'b/2');
    expect(parseTicks(two)).toEqual(['a/1', 'b/2']);
    expect(toggleTick(two, 'a/1')).toBe('["b/2"]');
    expect(toggleTick(one, 'a/1')).toBeNull();
  });

  it.each([null, '', '{', '7', '{"a":1}', '[1,null]'])('are none in %j', (stored) => {
    expect(parseTicks(stored)).toEqual([]);
  });

  it('of two devices are joined, each once', () => {
    expect(joinTicks('["a/1","b/2"]', '["b/2","c/3"]')).toBe('["a/1","b/2","c/3"]');
    expect(joinTicks(null, '["a/1"]')).toBe('["a/1"]');
    expect(joinTicks(null, null)).toBeNull();
  });

  it('are the latest five hundred', () => {
    const many = JSON.stringify(Array.from({ length: 500 }, (_, index) => `${index}`));
    expect(parseTicks(toggleTick(many, 'new'))).toEqual([...parseTicks(many).slice(1), 'new']);
  });
});
