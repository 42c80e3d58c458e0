export { PrivacyPage as default } from '../privacy/privacy-page.tsx';
