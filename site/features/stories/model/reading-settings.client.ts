import { readStored } from '../../../shared/storage/stored-text.client.ts';
import { parseSettings, SETTINGS_KEY } from './reading-settings.ts';

/** The settings as they are stored now. What reads aloud asks at each line: a change counts from the next one on. */
export const readSettings = () => parseSettings(readStored(SETTINGS_KEY));
