import fc from 'fast-check';
import { hostileRequests } from './tests/faults/fuzz-requests.ts';
const r = fc.sample(hostileRequests([{id:'a',title:'b'}]), {numRuns:400, seed: 7});
const k: Record<string, number>={}; for (const x of r) k[x.kind+' '+(x.endpoint?.path ?? '')]=(k[x.kind+' '+(x.endpoint?.path ?? '')]??0)+1; console.log(k);
for (const x of r.filter(x=>x.kind==='spoiled').slice(0,6)) console.log(x.method,x.target.slice(0,100),x.headers,x.body?.toString().slice(0,160));
for (const x of r.filter(x=>x.kind==='true').slice(0,8)) console.log(x.method,x.target.slice(0,100),x.headers,x.body?.toString().slice(0,160));
