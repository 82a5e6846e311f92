import { Navigate } from 'react-router-dom';

/** 'System' opens its first page. */
export function SystemStartRoute() {
  return <Navigate to="/system/drift" replace />;
}
