import { type IconName, MenuIcon } from './menu-icon.tsx';

interface SwitchProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Something that is on or off. */
export const Switch = ({ label, icon, isOn, turn }: SwitchProps) => (
  <label className="field switch">
    <span>
      {icon && <MenuIcon name={icon} />}
      {label}
    </span>
    <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => turn(target.checked)} />
  </label>
);
