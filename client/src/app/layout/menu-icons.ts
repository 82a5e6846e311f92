import {
  IconCalendar,
  IconCircleCheck,
  IconCertificate,
  IconClipboardCheck,
  IconLayoutKanban,
  IconPackages,
  IconNotebook,
  IconStack2,
  IconArrowsShuffle,
  IconUserPlus,
  IconChalkboard,
  IconUsers,
  IconUserCog,
  type TablerIcon,
} from '@tabler/icons-react';

/** The sign before each link of the normal menu; apart from the table of routes, which knows no drawing. */
export const menuIcons: Record<string, TablerIcon | undefined> = {
  '/min-dag': IconCircleCheck,
  '/apl': IconLayoutKanban,
  '/students': IconUsers,
  '/kalender': IconCalendar,
  '/examform': IconClipboardCheck,
  '/betyg': IconCertificate,
  '/programsandpackages': IconPackages,
  '/programsandcourses': IconNotebook,
  '/course-instances': IconStack2,
  '/course-matching': IconArrowsShuffle,
  '/lagg-till-larare': IconUserPlus,
  '/teacher-management': IconChalkboard,
  '/anvandare': IconUserCog,
};
