# Lo dice una instalación sin otros paquetes.
plain-more = Estas órdenes no necesitan nada más. Para jugar en el navegador, alojar partidas y tener todas las órdenes: { $command }
plain-needs = { $name } necesita el paquete { $package }; instálalo con: { $command }
plain-play = para jugar en el navegador, instala más: { $command }; en este terminal: silvergold play --terminal
