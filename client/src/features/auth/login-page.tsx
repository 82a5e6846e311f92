import './auth.css';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { landingPage } from '../../lib/session/login-state';
import { productName } from '../../lib/product';
import { useSession } from '../../lib/session/session-store';
import { LoginForm } from './login-form';
import { Valley } from './valley';

/** The sign-in page (specification §2). Someone who is signed in has no business here and goes on. */
export function LoginPage({ startPage }: { startPage: string }) {
  const { user } = useSession();
  const { state } = useLocation();
  if (user) return <Navigate to={landingPage(state, startPage)} replace />;
  return (
    <div className="login">
      <div className="login-form">
        <Link to="/" className="login-brand">
          <img src="/favicon.svg" alt="" width={40} height={40} />
          {productName}
        </Link>
        <h1 tabIndex={-1} className="login-title">
          Logga in
        </h1>
        <p className="login-lead">Använd din e-postadress från skolan.</p>
        <LoginForm />
      </div>
      <div className="login-picture">
        <Valley />
        <p>Från första samtalet till påskrivet kontrakt. Alla elever, samma tavla.</p>
      </div>
    </div>
  );
}
