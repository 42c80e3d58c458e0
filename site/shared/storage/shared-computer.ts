/** Key in local storage: 'on' where the computer is shared by children who do not know each other (a school, a library). */
export const SHARED_COMPUTER_KEY = 'story-forest.shared-computer';
