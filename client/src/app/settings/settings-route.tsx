import { Navigate } from 'react-router-dom';

/** 'Inställningar' opens its first page. */
export function SettingsRoute() {
  return <Navigate to="/installningar/skola" replace />;
}
