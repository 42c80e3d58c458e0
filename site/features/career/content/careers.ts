/** All careers; each has a file, in both languages. */
import type { Career } from '../model/career.ts';
import { aerospaceEngineer } from './careers/aerospace-engineer.ts';
import { aiResearcher } from './careers/ai-researcher.ts';
import { airlinePilot } from './careers/airline-pilot.ts';
import { animator } from './careers/animator.ts';
import { aquarist } from './careers/aquarist.ts';
import { architect } from './careers/architect.ts';
import { artConservator } from './careers/art-conservator.ts';
import { astronaut } from './careers/astronaut.ts';
import { astronomer } from './careers/astronomer.ts';
import { audiovisualTranslator } from './careers/audiovisual-translator.ts';
import { balletDancer } from './careers/ballet-dancer.ts';
import { biomedicalEngineer } from './careers/biomedical-engineer.ts';
import { chef } from './careers/chef.ts';
import { chemist } from './careers/chemist.ts';
import { choreographer } from './careers/choreographer.ts';
import { climateScientist } from './careers/climate-scientist.ts';
import { concertPianist } from './careers/concert-pianist.ts';
import { cybersecuritySpecialist } from './careers/cybersecurity-specialist.ts';
import { danceTherapist } from './careers/dance-therapist.ts';
import { dietitian } from './careers/dietitian.ts';
import { diplomat } from './careers/diplomat.ts';
import { doctor } from './careers/doctor.ts';
import { elementaryTeacher } from './careers/elementary-teacher.ts';
import { entrepreneur } from './careers/entrepreneur.ts';
import { environmentalEngineer } from './careers/environmental-engineer.ts';
import { esportsPlayer } from './careers/esports-player.ts';
import { fashionDesigner } from './careers/fashion-designer.ts';
import { figureSkater } from './careers/figure-skater.ts';
import { filmComposer } from './careers/film-composer.ts';
import { filmDirector } from './careers/film-director.ts';
import { firefighter } from './careers/firefighter.ts';
import { flightAttendant } from './careers/flight-attendant.ts';
import { foodScientist } from './careers/food-scientist.ts';
import { gameDesigner } from './careers/game-designer.ts';
import { instrumentMaker } from './careers/instrument-maker.ts';
import { journalist } from './careers/journalist.ts';
import { kindergartenTeacher } from './careers/kindergarten-teacher.ts';
import { lawyer } from './careers/lawyer.ts';
import { librarian } from './careers/librarian.ts';
import { marineBiologist } from './careers/marine-biologist.ts';
import { mathematician } from './careers/mathematician.ts';
import { museumCurator } from './careers/museum-curator.ts';
import { musicTherapist } from './careers/music-therapist.ts';
import { musicalActor } from './careers/musical-actor.ts';
import { nurse } from './careers/nurse.ts';
import { paleontologist } from './careers/paleontologist.ts';
import { pastryChef } from './careers/pastry-chef.ts';
import { performingArtsManager } from './careers/performing-arts-manager.ts';
import { pharmacist } from './careers/pharmacist.ts';
import { physicalTherapist } from './careers/physical-therapist.ts';
import { pictureBookAuthor } from './careers/picture-book-author.ts';
import { policeOfficer } from './careers/police-officer.ts';
import { productDesigner } from './careers/product-designer.ts';
import { rescueDiver } from './careers/rescue-diver.ts';
import { roboticsEngineer } from './careers/robotics-engineer.ts';
import { schoolCounselor } from './careers/school-counselor.ts';
import { screenwriter } from './careers/screenwriter.ts';
import { singer } from './careers/singer.ts';
import { smartFarmEngineer } from './careers/smart-farm-engineer.ts';
import { soccerCoach } from './careers/soccer-coach.ts';
import { soccerPlayer } from './careers/soccer-player.ts';
import { softwareDeveloper } from './careers/software-developer.ts';
import { soundEngineer } from './careers/sound-engineer.ts';
import { sportsBroadcaster } from './careers/sports-broadcaster.ts';
import { sportsDataAnalyst } from './careers/sports-data-analyst.ts';
import { stageCostumeDesigner } from './careers/stage-costume-designer.ts';
import { swimCoach } from './careers/swim-coach.ts';
import { veterinarian } from './careers/veterinarian.ts';
import { vfxArtist } from './careers/vfx-artist.ts';
import { videoCreator } from './careers/video-creator.ts';
import { vrExperienceDeveloper } from './careers/vr-experience-developer.ts';
import { webtoonArtist } from './careers/webtoon-artist.ts';

/** Grouped by field as a child meets them; the order has no meaning for the recommender. */
export const CAREERS: readonly Career[] = [
  chemist,
  mathematician,
  paleontologist,
  astronomer,
  astronaut,
  aerospaceEngineer,
  airlinePilot,
  doctor,
  nurse,
  pharmacist,
  physicalTherapist,
  dietitian,
  roboticsEngineer,
  biomedicalEngineer,
  softwareDeveloper,
  aiResearcher,
  cybersecuritySpecialist,
  museumCurator,
  balletDancer,
  choreographer,
  musicalActor,
  architect,
  fashionDesigner,
  productDesigner,
  gameDesigner,
  stageCostumeDesigner,
  filmDirector,
  animator,
  vfxArtist,
  screenwriter,
  journalist,
  pictureBookAuthor,
  webtoonArtist,
  audiovisualTranslator,
  concertPianist,
  filmComposer,
  soundEngineer,
  musicTherapist,
  soccerPlayer,
  soccerCoach,
  swimCoach,
  sportsDataAnalyst,
  sportsBroadcaster,
  chef,
  pastryChef,
  foodScientist,
  elementaryTeacher,
  librarian,
  schoolCounselor,
  danceTherapist,
  lawyer,
  diplomat,
  firefighter,
  entrepreneur,
  performingArtsManager,
  climateScientist,
  environmentalEngineer,
  veterinarian,
  marineBiologist,
  aquarist,
  instrumentMaker,
  artConservator,
  vrExperienceDeveloper,
  smartFarmEngineer,
  esportsPlayer,
  figureSkater,
  flightAttendant,
  kindergartenTeacher,
  policeOfficer,
  rescueDiver,
  singer,
  videoCreator,
];

/** When the facts (tests, licenses, school rules) were checked, ISO 8601. */
export const CAREERS_AS_OF = '2026-11-21';

const byId = new Map(CAREERS.map((career) => [career.id, career]));

export function findCareerById(id: string): Career | undefined {
  return byId.get(id);
}
