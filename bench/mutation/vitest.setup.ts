import fc from 'fast-check';

/**
 * Properties run a thousand times over: each for this long only. One that is cut short kills fewer mutants, not more.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: 200 });
