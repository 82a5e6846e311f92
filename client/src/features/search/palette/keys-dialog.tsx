import './palette.css';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../ui/overlays/dialog';
import { keyGroups } from './key-groups';

/** '?': which keys do what, and where to switch those of one sign off (WCAG 2.1.4). */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Kortkommandon">
      <div className="stack">
        {keyGroups.map(({ where, keys }) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl className="key-list">
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="meta">
          Tangenter med ett enda tecken kan stängas av under{' '}
          <Link to="/profile" onClick={onClose}>
            Profil
          </Link>
          .
        </p>
      </div>
    </Dialog>
  );
}
